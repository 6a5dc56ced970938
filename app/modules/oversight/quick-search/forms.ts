import { z } from 'zod'

/** The one box of `/admin`. */
export const searchForm = z.object({ q: z.string().max(200).catch('') })
