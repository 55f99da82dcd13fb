#!/bin/sh
# Makes src/fonts from the packages: only the weights that the styles use, without the alternates nobody asks for.
# Needs fonttools and brotli (pip install fonttools brotli). Run it when a font package or the list of weights changes.
set -eu
cd "$(dirname "$0")"
features=kern,mark,mkmk,ccmp,locl,tnum,lnum
for script in latin latin-ext cyrillic; do
  whole=node_modules/@fontsource-variable/inter/files/inter-$script-wght-normal.woff2
  fonttools varLib.instancer -q "$whole" wght=400:700 -o /tmp/inter.ttf
  pyftsubset /tmp/inter.ttf --unicodes='*' --layout-features=$features --flavor=woff2 \
    --output-file=src/fonts/inter-$script.woff2
  pyftsubset node_modules/@fontsource/exo-2/files/exo-2-$script-600-normal.woff2 --unicodes='*' \
    --layout-features=$features --flavor=woff2 --output-file=src/fonts/exo-2-$script.woff2
done
rm /tmp/inter.ttf
