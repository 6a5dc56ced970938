import { readdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/**
 * What islands share with `version`, which is on every page that has any, is in its file: a file of its own would be asked for only
 * when the first has come, one round trip later.
 */
function inVersion(id: string): 'island-version' | undefined {
  const isShared = /\/app\/islands\/version\/|vite\/preload-helper/.test(id)
  return isShared || id.endsWith('/app/islands/version.ts') ? 'island-version' : undefined
}

/**
 * Builds every `app/islands/<name>.ts` as an entry of its own: small scripts for pages that React does not hydrate.
 * `build/islands.json` tells their hashed files by name; core/page/islands reads it.
 */
export function islands(): Plugin {
  let isClientBuild = false
  return {
    name: 'islands',
    apply: 'build',
    config: (_config, { isSsrBuild }) =>
      isSsrBuild ? undefined : { build: { rollupOptions: { output: { manualChunks: inVersion } } } },
    configResolved(config) {
      isClientBuild = !config.build.ssr
    },
    buildStart() {
      if (!isClientBuild) return
      const folder = resolve('app/islands')
      for (const file of readdirSync(folder)) {
        if (file.endsWith('.ts') && !file.endsWith('.test.ts')) {
          this.emitFile({ type: 'chunk', id: resolve(folder, file), name: `island-${file.slice(0, -3)}` })
        }
      }
    },
    writeBundle(_options, bundle) {
      if (!isClientBuild) return
      const entries = Object.values(bundle).flatMap((output) =>
        output.type === 'chunk' && output.isEntry && output.name.startsWith('island-')
          ? [[output.name.slice('island-'.length), `/${output.fileName}`]]
          : [],
      )
      writeFileSync(resolve('build/islands.json'), JSON.stringify(Object.fromEntries(entries)))
    },
  }
}
