import { z } from 'zod'
import { newYork, readWallTime } from '#app/core/calendar/zones.ts'
import { type FaultContext, hidden, reportFaults, shownVersion, words } from '#app/core/form/form.ts'
import { problem } from '#app/core/form/problem.ts'
import {
  pollEligibles,
  pollKinds,
  pollSecrecies,
  pollThresholds,
  resultsVisibles,
} from '#drizzle/schema/association/polls.ts'
import { mostOptions } from './choices.ts'
import { pollActions } from './poll-status.ts'

const longestTitle = 120
const mostNamed = 2_000

const title = z
  .string('errors.title')
  .trim()
  .min(1, 'errors.title')
  .max(longestTitle, problem('errors.long', { most: longestTitle }))
const body = words(2_000).transform((text) => text?.trim() ?? '')

/** The lines of a text that say something. */
const linesOf = (text = '') =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

const numberIn = (text: string | undefined, least: number, most: number): number | null => {
  const value = /^\d{1,3}$/.test(text?.trim() ?? '') ? Number(text) : Number.NaN
  return value >= least && value <= most ? value : null
}

/** A time that somebody typed or left empty; undefined for what is none. */
function timeOf(typed = ''): number | null | undefined {
  return typed.trim() === '' ? null : (readWallTime(typed.trim(), newYork) ?? undefined)
}

const option = z.object({ hans: words(longestTitle), hant: words(longestTitle), en: words(longestTitle) })
const languages = ['hans', 'hant', 'en'] as const

/** The rows as they are sent, without those in which nothing is typed, each with its place in the form. */
function optionsIn(rows: readonly z.output<typeof option>[]) {
  return rows
    .map(({ hans = '', hant = '', en = '' }, place) => ({
      place,
      row: { hans: hans.trim(), hant: hant.trim(), en: en.trim() },
    }))
    .filter(({ row }) => languages.some((language) => row[language] !== ''))
}

/** Says what is wrong with the options: too few of them, or one that a language lacks. */
function reportOptionFaults(options: ReturnType<typeof optionsIn>, least: number, context: FaultContext): void {
  if (options.length < least) reportFaults({ options: problem('errors.options', { count: least }) }, context)
  for (const { place, row } of options) {
    for (const language of languages.filter((each) => row[each] === ''))
      context.addIssue({ code: 'custom', message: 'errors.optionWords', path: ['options', place, language] })
  }
}

/** A draft of a poll. Errors are keys of `association-polls`. */
export const pollForm = z
  .object({
    ...{ association: hidden(64), poll: hidden(64), version: shownVersion },
    ...{ titleHans: title, titleHant: title, titleEn: title, bodyHans: body, bodyHant: body, bodyEn: body },
    ...{ options: z.array(option).max(mostOptions).default([]), rows: hidden(20), maxChoices: words(3) },
    kind: z.enum(pollKinds, 'errors.choose'),
    secrecy: z.enum(pollSecrecies, 'errors.choose'),
    eligible: z.enum(pollEligibles, 'errors.choose'),
    named: words(100_000),
    quorum: words(3),
    threshold: z.enum(pollThresholds, 'errors.choose'),
    abstentions: words(10),
    visible: z.enum(resultsVisibles, 'errors.choose'),
    ...{ opens: words(20), closes: words(20) },
  })
  .transform((typed, context) => {
    const { kind, secrecy, eligible, threshold, visible } = typed
    const options = optionsIn(typed.options)
    const named = eligible === 'custom' ? [...new Set(linesOf(typed.named))] : []
    const maxChoices = kind === 'multiple' ? numberIn(typed.maxChoices, 1, options.length) : 1
    const quorumPercent = numberIn(typed.quorum, 0, 100)
    const [opensAt, closesAt] = [timeOf(typed.opens), timeOf(typed.closes)]
    if (kind !== 'motion') reportOptionFaults(options, kind === 'rating' ? 1 : 2, context)
    reportFaults(
      {
        maxChoices: maxChoices === null ? 'errors.maxChoices' : undefined,
        quorum: quorumPercent === null ? 'errors.quorum' : undefined,
        threshold: kind === 'rating' && threshold !== 'plurality' ? 'errors.ratingThreshold' : undefined,
        named: eligible === 'custom' && (named.length === 0 || named.length > mostNamed) ? 'errors.named' : undefined,
        opens: opensAt === undefined ? 'errors.time' : undefined,
        closes:
          closesAt === undefined
            ? 'errors.time'
            : opensAt && closesAt !== null && closesAt <= opensAt
              ? 'errors.closes'
              : undefined,
      },
      context,
    )
    return {
      ...{ association: typed.association, poll: typed.poll, version: typed.version },
      draft: {
        columns: {
          title: { 'zh-Hans': typed.titleHans, 'zh-Hant': typed.titleHant, 'en-US': typed.titleEn },
          body: { 'zh-Hans': typed.bodyHans, 'zh-Hant': typed.bodyHant, 'en-US': typed.bodyEn },
          ...{ kind, secrecy, eligible, threshold, maxChoices: maxChoices ?? 1, quorumPercent: quorumPercent ?? 0 },
          countsAbstentions: kind === 'motion' && typed.abstentions === 'on',
          resultsVisible: secrecy === 'secret' ? ('after_close' as const) : visible,
          ...{ opensAt: opensAt ?? null, closesAt: closesAt ?? null },
        },
        options: options.map(({ row }) => ({ 'zh-Hans': row.hans, 'zh-Hant': row.hant, 'en-US': row.en })),
        named,
      },
    }
  })

/** What a manager does with a poll. What can't be taken back wants a box ticked, an extension its new end. */
export const stepForm = z
  .object({ intent: z.enum(pollActions), confirm: words(10), closes: words(20) })
  .transform(({ intent, confirm, closes }, context) => {
    const needsBox = (intent === 'close' || intent === 'cancel') && confirm !== 'on'
    const closesAt = timeOf(closes) ?? null
    reportFaults(
      {
        ...(needsBox ? { [intent]: 'errors.confirm' } : {}),
        closes: intent === 'extend' && closesAt === null ? 'errors.time' : undefined,
      },
      context,
    )
    return { action: intent, closesAt }
  })
