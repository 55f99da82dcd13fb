// Compresses what was built, so that the server need not do it for every visitor.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const FOLDER = new URL('./dist', import.meta.url).pathname;
const TEXT = /\.(js|css|html|svg|json|ftl|txt|webmanifest)$/;
/** Less than that is sent as it is. */
const SHORTEST = 1_000;

const files = readdirSync(FOLDER, { recursive: true }).map((file) => join(FOLDER, String(file)));
for (const file of files.filter((file) => TEXT.test(file) && statSync(file).size >= SHORTEST)) {
  const text = readFileSync(file);
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  writeFileSync(`${file}.br`, brotliCompressSync(text, { params }));
  writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
}
