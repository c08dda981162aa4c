# Runs a program that must not outlive the process which started it: sh -c "<this text>" sh STEPS PROGRAM ARGUMENT…
# Standard input is an empty pipe from the parent. When the parent exits, even by SIGKILL, the pipe closes, and the
# program is stopped by STEPS, such as "INT 10 QUIT 5": each signal, and the seconds it has to end; after the last one
# SIGKILL. The exit status is the program's. It starts with INT and QUIT ignored, as every background process of a shell.
steps=$1
shift
exec 3<&0
"$@" </dev/null 3<&- &
program=$!
{
  read -r _
  set -- $steps
  while [ "$#" -gt 1 ]; do
    kill -s "$1" "$program"
    seconds=$2
    shift 2
    # In single seconds, because this sleep outlives the program by one at most.
    while [ "$seconds" -gt 0 ]; do
      sleep 1
      seconds=$((seconds - 1))
    done
  done
  kill -s KILL "$program"
} <&3 >/dev/null 2>&1 4>&- &
watch=$!
exec 3<&-
wait "$program"
status=$?
kill "$watch" 2>/dev/null
exit "$status"
