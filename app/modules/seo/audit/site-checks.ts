import type { Finding } from './finding-kinds.ts'

/** What of a page the checks across pages need. `links` are paths of own pages. */
export type ReadPage = Readonly<{
  path: string
  status: number
  title: string
  isNoindex: boolean
  /** hreflang → path of an own page. */
  alternates: Readonly<Record<string, string>>
  links: readonly string[]
}>

function doubles(pages: readonly ReadPage[]): Finding[] {
  const byTitle = new Map<string, string[]>()
  for (const { title, path, isNoindex } of pages) {
    if (title !== '' && !isNoindex) byTitle.set(title, [...(byTitle.get(title) ?? []), path])
  }
  return [...byTitle.values()].flatMap((paths) =>
    paths.length < 2
      ? []
      : paths.map((path): Finding => ({ kind: 'title_double', path, detail: paths.find((other) => other !== path)! })),
  )
}

/** Alternates that do not name the page that names them. Those that were not read are believed. */
function unpaired(page: ReadPage, known: ReadonlyMap<string, ReadPage>): Finding[] {
  return [...new Set(Object.values(page.alternates))].flatMap((other) => {
    const named = known.get(other)
    if (!named || other === page.path) return []
    const isNamedBack = Object.values(named.alternates).includes(page.path)
    return isNamedBack ? [] : [{ kind: 'hreflang_unpaired', path: page.path, detail: other } satisfies Finding]
  })
}

function broken(page: ReadPage, known: ReadonlyMap<string, ReadPage>): Finding[] {
  return [...new Set(page.links)].flatMap((path) =>
    (known.get(path)?.status ?? 200) >= 400
      ? [{ kind: 'link_broken', path: page.path, detail: path } satisfies Finding]
      : [],
  )
}

/** What is wrong between pages: titles that stand twice, languages that do not name each other, links that lead nowhere. */
export function checkSite(pages: readonly ReadPage[]): Finding[] {
  const known = new Map(pages.map((page) => [page.path, page]))
  const answered = pages.filter(({ status }) => status === 200)
  return [...doubles(answered), ...answered.flatMap((page) => [...unpaired(page, known), ...broken(page, known)])]
}
