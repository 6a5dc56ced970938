import { migrationUploader } from '#app/modules/accounts/operator/guards/migration-uploader.server.ts'
import { identityUploader } from '#app/modules/association/identity/pages/identity-uploader.server.ts'
import { careUploader } from '#app/modules/coordination/pages/care-uploader.server.ts'
import { textUploader } from '#app/modules/content/pages/text-uploader.server.ts'
import { photoUploader } from '#app/modules/practice/profile/pages/photo-upload.server.ts'
import type { UploaderOf } from './body-limit.ts'

/** Who may send a longer body than others, by the pages that take one. */
export const uploaderOf: UploaderOf = async (head) =>
  (await photoUploader(head)) ??
  (await textUploader(head)) ??
  (await identityUploader(head)) ??
  (await careUploader(head)) ??
  migrationUploader(head)
