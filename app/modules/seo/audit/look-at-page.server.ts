import { log } from '#app/core/log/log.server.ts'
import type { Finding } from './finding-kinds.ts'
import { ownPage } from './own-links.ts'
import { checkPage } from './page-checks.ts'
import { readFacts } from './page-facts.ts'
import { type AnsweredPage, askPage } from './page-source.ts'

/** A page as an audit keeps it: what it is, what is wrong with it, and the own pages that it leads to. */
export type LookedAt = Readonly<{
  path: string
  status: number
  title: string
  facts: { isNoindex: boolean; alternates: Record<string, string>; links: string[] }
  findings: readonly Finding[]
  found: readonly string[]
}>

/** A page whose answer is an error of the server's is a finding, not the end of the audit. */
async function answerOf(path: string): Promise<AnsweredPage> {
  try {
    return await askPage(path)
  } catch (error) {
    log.warn({ err: error }, 'an audited page could not be made')
    return { status: 500, location: null, isHtml: false, body: '' }
  }
}

const noFacts = { isNoindex: true, alternates: {}, links: [] }

/** Asks for an own page and checks it. */
export async function lookAt(path: string, origin: string): Promise<LookedAt> {
  const { status, location, isHtml, body } = await answerOf(path)
  if (status >= 400) {
    const findings: Finding[] = [{ kind: 'page_failed', path, detail: String(status) }]
    return { path, status, title: '', facts: noFacts, findings, found: [] }
  }
  if (status !== 200 || !isHtml) {
    const next = location === null ? null : ownPage(location, path, origin)
    return { path, status, title: '', facts: noFacts, findings: [], found: next === null ? [] : [next] }
  }
  const facts = readFacts(body)
  const pathOf = (address: string) => ownPage(address, path, origin)
  const links = [...new Set(facts.links.flatMap((address) => pathOf(address) ?? []))].filter((other) => other !== path)
  const alternates = Object.fromEntries(
    Object.entries(facts.alternates).flatMap(([lang, address]) => {
      const own = pathOf(address)
      return own === null ? [] : [[lang, own]]
    }),
  )
  const findings = checkPage(path, facts, (own) => origin + own)
  return {
    path,
    status,
    title: facts.title,
    facts: { isNoindex: facts.isNoindex, alternates, links },
    findings,
    found: links,
  }
}
