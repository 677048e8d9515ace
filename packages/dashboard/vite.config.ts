import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { compressFiles } from "./build/compress-files.ts";
import { publishDescription } from "./build/publish-description.ts";

export default defineConfig({
  plugins: [react(), publishDescription(), compressFiles()],
  build: {
    target: "es2023",
    // The content policy lets no data URL be a font or a style, and one rule for all files is simpler.
    assetsInlineLimit: 0,
    cssMinify: "lightningcss",
    reportCompressedSize: false,
  },
});
