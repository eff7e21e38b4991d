#!/bin/sh
# The shop as it was carried here: `tischlein start` opens it; `tischlein shop …`, `backup`, `restore` and `customer`
# are its commands (docs/operating.md).
set -eu
here=$(dirname "$(readlink -f "$0")")
node=${TISCHLEIN_NODE:-node}
major=$("$node" -p 'process.versions.node.split(".")[0]' 2>/dev/null || echo 0)
if [ "$major" -lt 24 ]; then
  echo "Tischlein needs Node 24 or newer. TISCHLEIN_NODE=/path/to/node names one that is not on the path." >&2
  exit 1
fi
command=${1:-start}
[ $# -eq 0 ] || shift
case $command in
  start)
    cd "$here"
    exec "$node" build/server/main.js
    ;;
  # Files are named from where this is called.
  shop | customer) exec "$node" "$here/build/commands/$command.js" "$@" ;;
  # What they read is thrown away again at once: a third less memory, in no more time.
  backup | restore) exec "$node" --max-semi-space-size=1 "$here/build/commands/$command.js" "$@" ;;
  *)
    echo "There is no command $command. There are: start, shop, backup, restore, customer." >&2
    exit 2
    ;;
esac
