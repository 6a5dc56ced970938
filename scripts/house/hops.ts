import { resolveImport, type SourceFile } from '#tests/architecture/source-files.ts'

/** From a route to what it is there for: how many files one opens on the way. */
type Way = Readonly<{ what: string; most: number; from: string; to: RegExp }>

const ways: readonly Way[] = [
  {
    what: 'hops from the booking form to the row of the visit',
    most: 2,
    from: 'app/routes/public/doctor/appointment.tsx',
    to: /\bpreparedInsert\(appointments\)/,
  },
  {
    what: 'hops from the booking form to its event',
    most: 3,
    from: 'app/routes/public/doctor/appointment.tsx',
    to: /\bpreparedInsert\(appointmentEvents\)/,
  },
  {
    what: 'hops from the list of doctors to the rows of the index',
    most: 4,
    from: 'app/routes/public/doctor/list.tsx',
    to: /\.from\(searchBlobs\)/,
  },
]

/** What a file takes from others at run time: imports of types alone lead nowhere. */
function followed({ path, text, imports }: SourceFile): string[] {
  return imports
    .filter(
      (specifier) =>
        !new RegExp(`\\bimport type\\b[^;'"]*'${specifier.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}'`).test(text),
    )
    .flatMap((specifier) => resolveImport(path, specifier) ?? [])
}

/** The shortest way by imports, both ends in it; empty where there is none. */
function shortest(files: ReadonlyMap<string, SourceFile>, { from, to }: Way): string[] {
  const cameFrom = new Map<string, string | null>([[from, null]])
  for (const path of cameFrom.keys()) {
    const file = files.get(path)
    if (!file) continue
    if (path !== from && to.test(file.text)) {
      const back: string[] = []
      for (let at: string | null = path; at !== null; at = cameFrom.get(at)!) back.unshift(at)
      return back
    }
    for (const next of followed(file)) if (!cameFrom.has(next)) cameFrom.set(next, path)
  }
  return []
}

/** Each way with its files and how many hops it may have; a way that ends nowhere has an infinite number. */
export function hopsOf(product: readonly SourceFile[]): { what: string; hops: number; most: number; way: string[] }[] {
  const files = new Map(product.map((file) => [file.path, file]))
  return ways.map((way) => {
    const found = shortest(files, way)
    return { what: way.what, hops: found.length === 0 ? Infinity : found.length - 1, most: way.most, way: found }
  })
}
