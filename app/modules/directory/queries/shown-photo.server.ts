import { and, eq } from 'drizzle-orm'
import { photoMime } from '#app/modules/directory/provider-photo.ts'
import { media, providers } from '#drizzle/schema/directory.ts'

/** Joins to a provider the row of the photo that patients see: the one of the profile, once a reviewer has approved it. */
export const isShownPhoto = and(eq(media.id, providers.photoId), eq(media.state, 'approved'), eq(media.mime, photoMime))
