/// <reference types="vitest/config" />
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// A server to talk to while the page is being changed: `npm run dev`, with `grimalkin serve` beside it.
const SERVER = process.env.GRIMALKIN_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  base: "/static/",
  plugins: [svelte()],
  resolve: { alias: { "@": fileURLToPath(new URL("./src", import.meta.url)) }, conditions: ["browser"] },
  build: {
    target: "es2022",
    outDir: "dist",
    assetsDir: "a",
    assetsInlineLimit: 0, // the content policy takes no inlined fonts
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: { proxy: { "/api": { target: SERVER, ws: true }, "/static/art": { target: SERVER } } },
  test: { include: ["tests/**/*.test.ts"] },
});
