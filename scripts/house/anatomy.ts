import type { SourceFile } from '#tests/architecture/source-files.ts'

const isIn = (folder: string) => (path: string) => path.includes(`/${folder}/`)
const modules = /^app\/modules\//
const imports = (file: SourceFile, pattern: RegExp) => file.imports.some((specifier) => pattern.test(specifier))
const database = /^(drizzle-orm|better-sqlite3|pg)$|^#drizzle|#app\/core\/database\/|core\/database\//

/** Routes that reach the database, by themselves or by way of core/database. */
export function routesWithDatabase(files: readonly SourceFile[]): string[] {
  return files.filter((file) => /^app\/routes\//.test(file.path) && imports(file, database)).map(({ path }) => path)
}

/** Files of modules that write outside commands/. */
export function writesOutsideCommands(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path, text }) => modules.test(path) && !isIn('commands')(path) && /\bwithTransaction\(/.test(text))
    .map(({ path }) => path)
}

/** Files of modules that speak HTTP outside pages/ and guards. */
export function httpOutsidePages(files: readonly SourceFile[]): string[] {
  return files
    .filter(
      (file) =>
        modules.test(file.path) &&
        !isIn('pages')(file.path) &&
        !/guard/.test(file.path) &&
        (imports(file, /core\/(http|toast)\.server\.ts$/) || /\b(request: Request|new Response\()/.test(file.text)),
    )
    .map(({ path }) => path)
}

/** Modules without a README. */
export function modulesWithoutReadme(files: readonly SourceFile[], exists: (path: string) => boolean): string[] {
  const names = new Set(files.flatMap(({ path }) => /^app\/modules\/([^/]+)\//.exec(path)?.[1] ?? []))
  return [...names].filter((name) => !exists(`app/modules/${name}/README.md`)).sort()
}
