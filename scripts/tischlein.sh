#!/bin/sh
# The shop as it was carried here: `tischlein start` opens it; `tischlein shop …`, `backup`, `restore` and `customer`
# are its commands (docs/operating.md). What is not told as a variable is read from /etc/tischlein.env, by who may read it.
set -eu
here=$(dirname "$(readlink -f "$0")")
node=${TISCHLEIN_NODE:-node}
major=$("$node" -p 'process.versions.node.split(".")[0]' 2>/dev/null || echo 0)
if [ "$major" -lt 24 ]; then
  echo "Tischlein needs Node 24 or newer. TISCHLEIN_NODE=/path/to/node names one that is not on the path." >&2
  exit 1
fi
env_file=${TISCHLEIN_ENV:-/etc/tischlein.env}
if [ -n "${TISCHLEIN_ENV:-}" ] && [ ! -r "$env_file" ]; then
  echo "TISCHLEIN_ENV names $env_file, which cannot be read." >&2
  exit 1
fi
there_are="start, backup, restore, customer, and shop, which has the others: shop --help."
command=${1:-start}
[ $# -eq 0 ] || shift
run() {
  if [ -r "$env_file" ]; then exec "$node" "--env-file=$env_file" "$@"; fi
  exec "$node" "$@"
}
case $command in
  start)
    cd "$here"
    run build/server/main.js
    ;;
  # Files are named from where this is called.
  shop | customer) run "$here/build/commands/$command.js" "$@" ;;
  # What they read is thrown away again at once: a third less memory, in no more time.
  backup | restore) run --max-semi-space-size=1 "$here/build/commands/$command.js" "$@" ;;
  --help | -h | help) echo "tischlein [start], or one of its commands: $there_are" ;;
  *)
    echo "There is no command $command. There are: $there_are" >&2
    exit 2
    ;;
esac
