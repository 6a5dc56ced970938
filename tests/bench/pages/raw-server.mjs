// The yardstick: node:http and nothing else, answering every request with the same bytes. Takes { headers, body } by message.
import { createServer } from 'node:http'

process.once('message', ({ headers, body }) => {
  const bytes = Buffer.from(body, 'base64')
  const server = createServer((_req, res) => {
    res.writeHead(200, headers)
    res.end(bytes)
  })
  server.listen(0, '127.0.0.1', () => process.send?.({ port: server.address().port }))
})
process.send?.({ isReady: true })
