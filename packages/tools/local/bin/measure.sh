# Runs a program and writes the processor time that it and everything it started has taken to file descriptor 3, as the
# shell's `times` does: sh -c "<this text>" sh PROGRAM ARGUMENT… SIGTERM is passed on. The exit status is the program's.
"$@" 3>&- &
program=$!
trap 'kill -s TERM "$program"' TERM
# A signal ends a wait early.
while
  wait "$program"
  status=$?
  kill -s 0 "$program" 2>/dev/null
do :; done
times >&3
exit "$status"
