import { z } from 'zod'
import { words } from '#app/core/form/form.ts'
import { holidayNames } from '../holidays/holidays.ts'
import type { KeptHoliday } from './schedule-change.ts'

/** The switch by which a provider facility takes bookings or not. */
export const bookableForm = z.object({ bookable: z.enum(['yes', 'no']).catch('no') })

export const waitlistNotices = [0, 60, 120, 240, 720, 1440] as const
export const reminderChoices = ['week', 'two_days', 'hours'] as const

/** What a provider wants of waitlist and reminders. */
export const rulesForm = z
  .object({
    version: z.coerce.number().int().min(0),
    waitlist: z.literal('on').optional(),
    notice: z.coerce.number().int().min(0).max(10_080).optional(),
    reminders: z.array(z.enum(reminderChoices)).optional(),
    noShow: z.literal('on').optional(),
  })
  .transform(({ version, waitlist, notice, reminders, noShow }) => ({
    version,
    isWaitlistOpen: waitlist === 'on',
    waitlistNoticeMinutes: notice ?? 0,
    reminders: reminderChoices.filter((kind) => reminders?.includes(kind)),
    marksNoShow: noShow === 'on',
  }))

export const holidayChoices = ['open', 'all', 'pm', 'am'] as const

/** One choice a holiday, under its code; none is open. */
export const holidaysForm = z
  .object({
    basis: words(40),
    ...Object.fromEntries(Object.keys(holidayNames).map((code) => [code, z.enum(holidayChoices).optional()])),
  })
  .transform((typed) => {
    const { basis, ...choices } = typed as { basis?: string } & Record<string, (typeof holidayChoices)[number]>
    const kept = Object.entries(choices).flatMap(([holidayCode, part]): KeptHoliday[] =>
      part === 'open' ? [] : [{ holidayCode, part }],
    )
    return { basis: basis ?? '', kept: kept.sort((one, other) => (one.holidayCode < other.holidayCode ? -1 : 1)) }
  })
