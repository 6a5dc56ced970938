import { refusedForm } from '#app/core/answer/answer.server.ts'
import { type FormBody, parseForm } from '#app/core/form/form-body.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { takeToken } from '#app/core/rate-limits.server.ts'
import { readPaper } from '#app/modules/uploads/read-document.server.ts'
import type { NewDocument } from '../commands/add-document.server.ts'
import { documentForm } from '../step-forms.ts'

/** A document that somebody has sent, read and made anew, or the form with what is wrong with it. @param sender whose uploads are counted */
export async function readDocument(body: FormBody, sender: string): Promise<{ document: NewDocument } | Response> {
  const submission = parseForm(body, documentForm)
  if (submission.status !== 'success') return refusedForm(submission)
  const { id, file, name, ...typed } = submission.value
  const refuse = (fault: string, status = 400, wait?: number) =>
    refusedForm(submission, { file: [`errors.file.${fault}`] }, status, wait)
  if (!file) return refuse('missing')
  const limit = await takeToken('photo', sender)
  if (!limit.allowed) return refuse('tooMany', 429, limit.retryAfterSeconds)
  const paper = await readPaper(file)
  if ('fault' in paper) return refuse(paper.fault)
  return { document: { ...typed, id: id || newId(), name: name ?? file.name.normalize('NFC').slice(0, 120), paper } }
}
