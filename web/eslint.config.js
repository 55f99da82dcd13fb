// What neither the compiler nor Prettier finds: dead code, needless casts, mistakes in templates.
import svelte from 'eslint-plugin-svelte';
import typescript from 'typescript-eslint';

export default typescript.config(
  { ignores: ['dist', 'src/lib/wire/generated'] },
  ...typescript.configs.recommended,
  ...svelte.configs.recommended,
  ...svelte.configs.prettier,
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: typescript.parser } },
  },
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      // `_` is what a place asks for and nobody needs, such as the value in `{#each … as _, i}`.
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'none' },
      ],
      // Maps and sets are made anew, or hold what no page shows: none of them is state by itself.
      'svelte/prefer-svelte-reactivity': 'off',
      // A space that must stay is written `{' '}`, or Prettier takes it away.
      'svelte/no-useless-mustaches': 'off',
    },
  },
);
