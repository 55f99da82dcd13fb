#!/bin/sh
# Makes src/fonts from the packages: only the weights that the styles use, without the alternates nobody asks for, and
# the accented letters of Latin apart from those that every page needs.
# Needs fonttools and brotli (pip install fonttools brotli). Run it when a font package or the list of weights changes.
set -eu
cd "$(dirname "$0")"
plain=U+0020-007E,U+00A0,U+00A7,U+00AB,U+00B0,U+00B1,U+00B7,U+00BB,U+00BD,U+00D7,U+2000-206F,U+20AC,U+2122,U+2191
plain=$plain,U+2193,U+2212,U+2215
accented=U+00A1-00A6,U+00A8-00AA,U+00AC-00AF,U+00B2-00B6,U+00B8-00BA,U+00BC,U+00BE-00D6,U+00D8-00FF,U+0131
accented=$accented,U+0152-0153

# cut FILE UNICODES NAME
cut() {
  pyftsubset "$1" --unicodes="$2" --layout-features=kern,mark,mkmk,ccmp,locl,tnum,lnum --flavor=woff2 \
    --output-file="src/fonts/$3.woff2"
}
for script in latin latin-ext cyrillic; do
  inter=node_modules/@fontsource-variable/inter/files/inter-$script-wght-normal.woff2
  fonttools varLib.instancer -q "$inter" wght=400:700 -o /tmp/inter-$script.ttf
  exo=node_modules/@fontsource/exo-2/files/exo-2-$script-600-normal.woff2
  if [ $script = latin ]; then
    cut /tmp/inter-latin.ttf $plain inter-latin
    cut /tmp/inter-latin.ttf $accented inter-accented
    cut $exo $plain exo-2-latin
    cut $exo $accented exo-2-accented
  else
    cut /tmp/inter-$script.ttf '*' inter-$script
    cut $exo '*' exo-2-$script
  fi
  rm /tmp/inter-$script.ttf
done
