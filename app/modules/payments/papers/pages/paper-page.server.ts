import type { SignedInActor } from '#app/core/actor.ts'
import { json, notFound, privateHeaders } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'
import { drawPaper } from '../draw-paper.server.ts'
import { paperIn } from '../paper.server.ts'
import { findOwnPaper } from '../queries/papers.server.ts'

async function paperFor(request: Request, { userId }: SignedInActor, id: string) {
  const row = (await findOwnPaper(id, userId)) ?? notFound()
  return paperIn(row, localeOf(request))
}

export async function loadPaper(request: Request, actor: SignedInActor, id: string) {
  const paper = await paperFor(request, actor, id)
  const title = `${paper.kind.first} ${paper.number}`
  const head = requestHead(request, { title, description: title, path: paths.paymentPaper(id), isIndexable: false })
  return json({ head, paper }, { headers: privateHeaders })
}

export async function paperFile(request: Request, actor: SignedInActor, id: string): Promise<Response> {
  const paper = await paperFor(request, actor, id)
  const headers = {
    ...privateHeaders,
    'Content-Type': 'application/pdf',
    'Content-Disposition': `attachment; filename="${paper.number}.pdf"`,
  }
  return new Response(new Uint8Array(await drawPaper(paper)), { headers })
}
