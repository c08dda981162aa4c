# Runs a program that must not outlive the process which started it: sh -c "<this text>" sh SIGNAL PROGRAM ARGUMENT…
# Standard input is an empty pipe from the parent. When the parent exits, even by SIGKILL, the pipe closes and the
# program gets SIGNAL. The exit status is the program's.
signal=$1
shift
exec 3<&0
"$@" </dev/null 3<&- &
program=$!
{ read -r _; kill -s "$signal" "$program"; } <&3 >/dev/null 2>&1 &
watch=$!
exec 3<&-
wait "$program"
status=$?
kill "$watch" 2>/dev/null
exit "$status"
