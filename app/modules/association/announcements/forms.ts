import { z } from 'zod'

/** Whether announcements are wanted by mail. A mail program's one POST does not say it. */
export const wishForm = z.object({ announcements: z.enum(['on', 'off']).catch('off') })
