import { EventEmitter } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterEach, expect, it } from 'vitest'
import { takeViews } from '#app/modules/content/blog/views-tally.server.ts'
import { countingViews } from './count-views.ts'

const agent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36'

/** A request that fails when it is asked for all its headers, which would make every kept page dearer. */
const asked = (url: string) =>
  Object.defineProperty({ method: 'GET', url, rawHeaders: ['User-Agent', agent] }, 'headers', {
    get: () => expect.fail('asked for all headers'),
  }) as unknown as IncomingMessage

afterEach(() => void takeViews())

it('counts the opening of a post when its answer is out, and asks no request for all its headers', () => {
  const answered: (string | undefined)[] = []
  const listener = countingViews((req, res) => {
    answered.push(req.url)
    res.emit('finish')
  })
  for (const url of ['/blogs/flu-shot', '/doctor', '/'])
    listener(asked(url), Object.assign(new EventEmitter(), { statusCode: 200 }) as unknown as ServerResponse)
  expect(answered).toHaveLength(3)
  expect(takeViews()).toMatchObject([{ slug: 'flu-shot', views: 1 }])
})
