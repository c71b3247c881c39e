#!/bin/sh
# The first half of the image: what is to run, whole, in one folder. `deploy/image/build.sh /app`, in the project's folder. Needs Node 20
# and npm.
set -eu
app=${1:?usage: build.sh FOLDER}
mkdir -p "$app"
node scripts/pack.mjs --unpacked "$app"
cd "$app"
# Exactly what npm-shrinkwrap.json names. Of install scripts one alone runs: it puts Node into its place.
npm ci --omit=dev --no-audit --no-fund --ignore-scripts
npm rebuild node --no-audit --no-fund --foreground-scripts=false
# The browser that prints is unpacked now: where the image runs nothing may be written beside the program.
if [ "$(uname -m)" = x86_64 ]; then
  NODE_OPTIONS="--import=file://$app/bin/modules.mjs" node_modules/node/bin/node apps/server/src/cli/prepare.ts
  # Its archives have done their work.
  rm -f node_modules/@sparticuz/chromium/bin/*.br
fi
# Read by whoever runs it, changed by nobody.
chmod -R a+rX,go-w "$app/."
