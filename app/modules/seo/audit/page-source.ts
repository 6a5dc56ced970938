/** An own page as it is answered. */
export type AnsweredPage = Readonly<{ status: number; location: string | null; isHtml: boolean; body: string }>

/** Asks for an own page by its path. There is no address to ask elsewhere. */
type PageSource = (path: string) => Promise<AnsweredPage>

let source: PageSource | null = null

/** Tells where pages come from: the process's own request handler. */
export function setPageSource(given: PageSource | null): void {
  source = given
}

/** @throws Error in a process that serves no pages */
export function askPage(path: string): Promise<AnsweredPage> {
  if (!source) throw new Error('This process serves no pages.')
  return source(path)
}
