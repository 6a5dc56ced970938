import { notFound, privateHeaders } from '#app/core/http.server.ts'
import { openBylaws } from '../queries/bylaws.server.ts'

/** The bylaws of an association, to be saved: a PDF of somebody else is never shown under our address. */
export async function answerBylaws(request: Request, slug: string, reader: 'everybody' | 'member'): Promise<Response> {
  const bytes = (await openBylaws({ slug, reader })) ?? notFound(new URL(request.url).pathname)
  return new Response(new Uint8Array(bytes), {
    headers: {
      ...privateHeaders,
      ...{ 'Content-Type': 'application/pdf', 'Content-Disposition': `attachment; filename="${slug}-bylaws.pdf"` },
      ...{ 'X-Content-Type-Options': 'nosniff', 'Content-Security-Policy': "default-src 'none'; sandbox" },
    },
  })
}
