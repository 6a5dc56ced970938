import type { ProviderActor } from '#app/core/actor.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { formatDay } from '#app/core/format/format.ts'
import type { FoundCase } from '../queries/find-case.server.ts'
import { openCasePage, paperLocale, ruleWords } from './open-case-page.server.ts'

/** What is missing, in words of one language. */
async function linesIn(found: FoundCase, locale: Locale) {
  const t = translator(locale, 'i693')
  const { words } = await ruleWords(locale)
  const { missing } = found.assessment
  return {
    locale,
    title: t('paper.title'),
    lead: t('paper.lead', { date: formatDay(found.row.examOn, locale) }),
    vaccinesTitle: t('paper.vaccines'),
    vaccines: missing.vaccines.map((code) => words[code]?.name ?? code),
    testsTitle: t('paper.tests'),
    tests: missing.tests.map(({ kind, gap }) =>
      t('paper.test', { test: t(`tests.kinds.${kind}`), gap: t(`tests.gaps.${gap}`) }),
    ),
    bring: t('paper.bring'),
    none: t('paper.none'),
  }
}

export type PaperLines = Awaited<ReturnType<typeof linesIn>>

/** What is missing, to print for the patient: in the patient's language and in English, which for who reads English is one. */
export async function loadMissing(actor: ProviderActor, caseId: string) {
  const { found, head } = await openCasePage(actor, caseId, 'vaccines', 'tests')
  const languages = [...new Set<Locale>([paperLocale(found, actor), 'en-US'])]
  return { head, papers: await Promise.all(languages.map((locale) => linesIn(found, locale))) }
}

export type MissingData = Awaited<ReturnType<typeof loadMissing>>
