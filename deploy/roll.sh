#!/bin/sh
# Restarts the processes of the shop one after the other, each when the one before it takes customers again:
#   /opt/tischlein/deploy/roll.sh 3001 3002
# Exit code 1: one is not ready after 90 s (or ROLL_LIMIT), and those behind it were left as they are.
set -eu
if [ $# -eq 0 ]; then
  echo "Which processes? roll.sh <port> …" >&2
  exit 2
fi
is_ready() {
  "${TISCHLEIN_NODE:-node}" -e \
    'fetch(process.argv[1]).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))' \
    "http://127.0.0.1:$1/readyz"
}
for port in "$@"; do
  systemctl restart "tischlein@$port"
  until=$(($(date +%s) + ${ROLL_LIMIT:-90}))
  while ! is_ready "$port"; do
    if [ "$(date +%s)" -ge "$until" ]; then
      echo "tischlein@$port does not get ready; journalctl -u tischlein@$port says why. The others were left as they are." >&2
      exit 1
    fi
    sleep 1
  done
  echo "tischlein@$port is ready."
  # Until the proxy, which has left it out, takes it again.
  sleep 3
done
