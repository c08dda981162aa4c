# Runs a program whose life hangs on a pipe: sh -c "<this text>" sh SIGNAL PROGRAM ARGUMENT…
# Standard input is our parent's pipe and carries nothing. When the parent ends in any way, even by
# SIGKILL, the pipe closes, and the program gets SIGNAL. The exit status is the program's own.
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
