import { json, privateHeaders } from '#app/core/http.server.ts'
import { readAnswers } from '#app/core/form/form-body.server.ts'
import { renderMarkdown } from '#app/modules/library/markdown/render-markdown.server.ts'
import { markClaims } from '#app/modules/moderation/banned-claims.ts'
import { listBannedClaims } from '#app/modules/moderation/queries/banned-claims.server.ts'
import { glanceForm } from '../forms.ts'

/** How typed Markdown will look, made by what makes the page; and words in it that may not be said. Nothing is kept: the guard says who may. */
export async function glanceAt(request: Request) {
  const { body = '', locale } = await readAnswers(request, glanceForm)
  const { html } = renderMarkdown(body, locale)
  const found = markClaims(body, locale, await listBannedClaims()).filter(({ kind }) => kind !== null)
  return json({ html, claims: [...new Set(found.map(({ text }) => text))] }, { headers: privateHeaders })
}
