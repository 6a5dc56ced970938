import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const icons = 'lucide-react'
const folder = dirname(createRequire(import.meta.url).resolve(`${icons}/package.json`))

/** The file of each icon by its name, as the library's own list has it. */
function filesByName(): Map<string, string> {
  const list = readFileSync(join(folder, 'dist/esm/lucide-react.js'), 'utf8')
  const files = new Map<string, string>()
  for (const [, names = '', file = ''] of list.matchAll(/export \{([^}]*)\} from '\.\/(icons\/[^']+)'/g)) {
    for (const [, name = ''] of names.matchAll(/default as (\w+)/g)) files.set(name, `${icons}/dist/esm/${file}`)
  }
  return files
}

/** Writes `import { House } from 'lucide-react'` as an import of that icon's own file; types become imports that leave nothing behind. */
export function importsOfIcons(code: string, files = filesByName()): string {
  return code.replace(/import \{([^}]*)\} from 'lucide-react'/g, (_whole, list: string) => {
    const names = list
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean)
    const imports = names.map((specifier) => {
      if (specifier.startsWith('type ')) return `import type { ${specifier.slice('type '.length)} } from '${icons}'`
      const [name = '', alias = name] = specifier.split(' as ')
      const file = files.get(name)
      if (!file) throw new Error(`${icons} has no icon ${name}.`)
      return `import ${alias} from '${file}'`
    })
    // In one line, so that errors are reported where they are written.
    return imports.join('; ')
  })
}

/** A build reads the icons that are drawn and not the sixteen hundred there are, which was a third of its time. */
export function drawnIcons(): Plugin {
  return {
    name: 'drawn-icons',
    apply: 'build',
    enforce: 'pre',
    transform(code) {
      return code.includes(`from '${icons}'`) ? { code: importsOfIcons(code), map: null } : undefined
    },
  }
}
