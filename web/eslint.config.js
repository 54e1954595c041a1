// What the type checker does not see. Form is Prettier's business.
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

export default ts.config(
    { ignores: ["node_modules", "src/protocol/schema.d.ts", "src/games/*/generated"] },
    js.configs.recommended,
    ...ts.configs.strict,
    ...svelte.configs.recommended,
    {
        languageOptions: { globals: { ...globals.browser, ...globals.node } },
        rules: {
            // The type checker knows better which names there are.
            "no-undef": "off",
            "max-lines": ["error", { max: 500 }],
            // Maps and Sets here are plain memory; what is drawn lives in $state.
            "svelte/prefer-svelte-reactivity": "off",
            // What Svelte itself warns of is svelte-check's to say.
            "svelte/no-unused-svelte-ignore": "off",
        },
    },
    {
        // The points of a drawn line are there by construction.
        files: ["src/games/holding_on/memories/**"],
        rules: { "@typescript-eslint/no-non-null-assertion": "off" },
    },
    {
        // A test may insist: if it is wrong, the test fails.
        files: ["tests/**"],
        rules: { "@typescript-eslint/no-non-null-assertion": "off" },
    },
    {
        files: ["**/*.svelte", "**/*.svelte.ts"],
        languageOptions: { parserOptions: { parser: ts.parser } },
    },
);
