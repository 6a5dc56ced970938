import type { AssociationActor } from '#app/core/actor.ts'
import { orRefused } from '#app/core/answer/answer.server.ts'
import { privateHeaders } from '#app/core/http.server.ts'
import { recordFullExport } from '../commands/record-export.server.ts'
import { everything } from '../queries/everything.server.ts'

/** One JSON document, written row by row so that no association has to fit into memory. */
async function* written(associationId: string): AsyncGenerator<string> {
  let opening = '{'
  for (const [name, rows] of Object.entries(everything)) {
    yield `${opening}${JSON.stringify(name)}:[`
    let between = '\n'
    for await (const row of rows(associationId)) {
      yield `${between}${JSON.stringify(row)}`
      between = ',\n'
    }
    yield ']'
    opening = ',\n'
  }
  yield '}\n'
}

/** Everything of an association as a file, for its owner; recorded before anything leaves. */
export async function fullExport(actor: AssociationActor): Promise<Response> {
  const associationId = await orRefused(recordFullExport(actor))
  const lines = written(associationId)
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await lines.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await lines.return(undefined)
    },
  })
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Disposition': 'attachment; filename="association.json"',
  }
  return new Response(body, { headers: { ...privateHeaders, ...headers } })
}
