import { z } from 'zod'
import { newYork, readWallTime } from '#app/core/calendar/zones.ts'
import { type Faults, hidden, reportFaults, shownVersion, words } from '#app/core/form/form.ts'
import { problem } from '#app/core/form/problem.ts'
import { announcementSegments, segmentStatuses } from '#drizzle/schema/association/announcements.ts'
import { announcementChannels } from '#drizzle/schema/association/associations.ts'

const longestTitle = 120
/** Each mail carries its text through the outbox, once a member. */
const longestBody = 2000
/** Members that somebody may name by hand. */
const mostNamed = 200

/** Whether announcements are wanted by mail. A mail program's one POST does not say it. */
export const wishForm = z.object({ announcements: z.enum(['on', 'off']).catch('off') })

const isOn = z.literal('yes').optional().catch(undefined)

const written = (most: number) => z.string().trim().max(most, problem('errors.long', { most })).optional()

const segmentFields = {
  segment: z.enum(announcementSegments, 'errors.segment'),
  segmentStatus: z.enum(segmentStatuses).catch('active'),
  event: hidden(64),
  named: words(20_000),
}

/** One name, address or number a line. */
const linesOf = (typed = ''): string[] => [
  ...new Set(
    typed
      .split('\n')
      .map((line) => line.normalize('NFKC').trim())
      .filter((line) => line !== ''),
  ),
]

type TypedSegment = z.output<z.ZodObject<typeof segmentFields>>

function segmentOf({ segment, segmentStatus, event, named }: TypedSegment, faults: Faults) {
  const lines = segment === 'chosen' ? linesOf(named) : []
  if (segment === 'chosen' && (lines.length === 0 || lines.length > mostNamed))
    faults.named = problem('errors.named', { most: mostNamed })
  if (segment === 'event' && event === '') faults.event = 'errors.event'
  return {
    columns: {
      segment,
      segmentStatus: segment === 'status' ? segmentStatus : null,
      eventId: segment === 'event' ? event : null,
    },
    named: lines,
  }
}

/** What is typed beside the segment: counting does not judge it, and the page shows it again. */
const typedBeside = z.string().optional()

/** The button that counts a segment before anything is kept. Errors are keys of `association-announcements`. */
export const countForm = z
  .object({
    ...segmentFields,
    ...{ association: typedBeside, version: typedBeside, key: typedBeside, read: typedBeside, channels: typedBeside },
    ...{ titleHans: typedBeside, titleHant: typedBeside, titleEn: typedBeside },
    ...{ bodyHans: typedBeside, bodyHant: typedBeside, bodyEn: typedBeside },
  })
  .transform((typed, context) => {
    const faults: Faults = {}
    const chosen = segmentOf(typed, faults)
    reportFaults(faults, context)
    return chosen
  })

const scripts = ['Hans', 'Hant', 'En'] as const

/** What a manager says of an announcement. A language is written whole or left empty. Errors are keys of `association-announcements`. */
export const announcementForm = z
  .object({
    association: hidden(64),
    version: shownVersion,
    /** Of the form that makes an announcement. */
    key: hidden(64),
    titleHans: written(longestTitle),
    titleHant: written(longestTitle),
    titleEn: written(longestTitle),
    bodyHans: written(longestBody),
    bodyHant: written(longestBody),
    bodyEn: written(longestBody),
    read: isOn,
    channels: z.enum(announcementChannels, 'errors.channels'),
    ...segmentFields,
  })
  .transform((typed, context) => {
    const faults: Faults = {}
    const text = (part: 'title' | 'body') => ({
      'zh-Hans': typed[`${part}Hans`] ?? '',
      'zh-Hant': typed[`${part}Hant`] ?? '',
      'en-US': typed[`${part}En`] ?? '',
    })
    for (const script of scripts) {
      const [title, body] = [typed[`title${script}`] ?? '', typed[`body${script}`] ?? '']
      if (title === '' && body !== '') faults[`title${script}`] = 'errors.title'
      if (title !== '' && body === '') faults[`body${script}`] = 'errors.body'
    }
    if (scripts.every((script) => !typed[`title${script}`] && !typed[`body${script}`])) faults.titleHans = 'errors.none'
    const { columns, named } = segmentOf(typed, faults)
    reportFaults(faults, context)
    return {
      ...{ association: typed.association, version: typed.version, key: typed.key },
      draft: {
        columns: { title: text('title'), body: text('body'), channels: typed.channels, ...columns },
        ...{ named, isRead: typed.read === 'yes' },
      },
    }
  })

/** What a manager does with an announcement. Errors are keys of `association-announcements`. */
export const managingForm = z
  .object({
    intent: z.enum(['schedule', 'cancel', 'test']),
    version: shownVersion,
    when: z.enum(['now', 'later']).catch('now'),
    date: words(20),
    time: words(10),
    /** Somebody has read that mail waits for the morning, and what the text seems to say of somebody's health. */
    moved: isOn,
    looked: isOn,
  })
  .transform(({ intent, version, when, date = '', time = '', moved, looked }, context) => {
    const isLater = intent === 'schedule' && when === 'later'
    const at = isLater ? readWallTime(`${date.trim()}T${time.trim()}`, newYork) : null
    reportFaults(isLater && at === null ? { date: 'errors.time' } : {}, context)
    return { intent, version, at, isMoved: moved === 'yes', isLookedAt: looked === 'yes' }
  })

/** The notice that a member opens. */
export const noticeForm = z.object({ notice: hidden(64) })

/** Which button of the form of an announcement was pressed. */
export const editingForm = z.object({ intent: z.enum(['save', 'count']).catch('save') })
