import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url));

export default defineConfig({
  plugins: [svelte()],
  resolve: {
    alias: { $lib: path('./src/lib'), $art: path('./src/art') },
    // Components are mounted in tests, so Svelte's browser build is wanted there too.
    ...(process.env['VITEST'] ? { conditions: ['browser'] } : {}),
  },
  build: { target: 'es2022', assetsInlineLimit: 1024, modulePreload: { polyfill: false } },
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: 'http://127.0.0.1:8080', ws: true } } },
  test: {
    // Whole tables are drawn, and a busy machine takes its time.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    environment: 'jsdom',
    // One window for all files: setting one up costs more than the tests.
    isolate: false,
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    setupFiles: ['tests/setup.ts'],
  },
});
