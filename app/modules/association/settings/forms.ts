import { z } from 'zod'
import { hidden, shownVersion } from '#app/core/form/form.ts'
import { announcementChannels } from '#drizzle/schema/association/associations.ts'
import { isSlug } from '../association-slug.ts'
import { publicParts } from './public-parts.ts'

const shown = { association: hidden(64), version: shownVersion }

/** What the page shows; a box that is not ticked is left out. */
export const partsForm = z.object({
  ...shown,
  part: z.array(z.enum(publicParts)).max(publicParts.length).catch([]).default([]),
})

/** How new announcements go out. Errors are keys of `association-settings`. */
export const channelsForm = z.object({ ...shown, channels: z.enum(announcementChannels, 'errors.channels') })

/** A new address, as it is typed at the end of the old one. Errors are keys of `association-settings`. */
export const slugForm = z.object({
  ...shown,
  slug: z
    .string('errors.slug')
    .max(200, 'errors.slug')
    .transform((text) => text.trim().toLowerCase())
    .refine(isSlug, 'errors.slug'),
})

/** Closing: the address is typed once more. */
export const closeForm = z.object({
  ...shown,
  confirmation: z.string('errors.confirmation').trim().max(200, 'errors.confirmation'),
})
