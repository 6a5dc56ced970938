import { vitePlugin as remix } from '@remix-run/dev'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { drawnIcons } from './server/bundling/vite-icons.ts'
import { islands } from './server/bundling/vite-islands.ts'
import remixConfig from './remix.config.js'

/**
 * Makes server.ts the entry of the server build: it composes the process around Remix's handler and re-exports it.
 * Stands after Remix's plugin, which sets an entry of its own.
 */
const serverEntry: Plugin = {
  name: 'server-entry',
  config: (_config, { isSsrBuild }) =>
    isSsrBuild
      ? // In the entry's own file: what is the process's main module must not be a list of exports in front of it.
        { build: { rollupOptions: { input: './server.ts', preserveEntrySignatures: 'allow-extension' } } }
      : undefined,
}

/** A library's file that is taken as it is names a source map that is not there. */
const withoutSourceMapNames: Plugin = {
  name: 'without-source-map-names',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'asset' || !file.fileName.endsWith('.js')) continue
      file.source = Buffer.from(file.source)
        .toString()
        .replace(/\n\/\/# sourceMappingURL=\S+\s*$/, '\n')
    }
  },
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [tailwindcss(), drawnIcons(), remix(remixConfig), islands(), withoutSourceMapNames, serverEntry],
  build: {
    target: isSsrBuild ? 'node20' : 'es2020',
    assetsInlineLimit: 0,
    sourcemap: isSsrBuild ?? false,
  },
  // Bundled, so that the server loads the hundred icons it draws and not the thousand there are.
  ssr: { noExternal: ['lucide-react'] },
  optimizeDeps: { include: ['maplibre-gl/dist/maplibre-gl-csp.js'], exclude: ['@node-rs/argon2'] },
}))
