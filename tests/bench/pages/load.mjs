// A client that costs little: keep-alive connections that send the same request again as soon as its answer is whole. It never sleeps while
// it drives: the kernel charges a server's write with waking a client on the same machine, which a client far away does not cost it, and the
// quicker of two servers lets its client sleep less.
import { connect } from 'node:net'

const end = Buffer.from('\r\n\r\n')
const lastChunk = '0\r\n\r\n'

/** Sends requests from `next` over one connection until it gives none; calls back with the number answered. */
function drive(port, next, retry) {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    socket.setNoDelay(true)
    let answered = 0
    let expected = -1
    let received = Buffer.alloc(0)
    let size = 0
    let isOver = false
    const send = () => {
      const text = next()
      if (text === null) return socket.end()
      expected = -1
      size = 0
      received = Buffer.alloc(0)
      socket.write(text)
    }
    socket.on('connect', send)
    socket.on('data', (chunk) => {
      size += chunk.length
      if (expected < 0) {
        received = Buffer.concat([received, chunk])
        const at = received.indexOf(end)
        if (at < 0) return
        const head = received.subarray(0, at).toString('latin1')
        if (!/^HTTP\/1\.1 (?:200|304)/.test(head)) return reject(new Error(head.split('\r\n')[0].slice(0, 80)))
        const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
        expected = length === undefined ? Infinity : at + 4 + Number(length)
      }
      // Without a length the last chunk ends it.
      const isWhole = expected === Infinity ? chunk.subarray(-5).toString('latin1') === lastChunk : size >= expected
      if (!isWhole) return
      answered++
      send()
    })
    socket.on('error', (error) => {
      // A server may close a connection that was silent for long just when the next request is on its way.
      if (error.code !== 'ECONNRESET' || size > 0) return reject(error)
      isOver = true
      retry()
      drive(port, next, retry).then((more) => resolve(answered + more), reject)
    })
    socket.on('close', () => {
      if (!isOver) resolve(answered)
    })
  })
}

process.on('message', async ({ port, path, headers, anew, requests, connections }) => {
  let sent = 0
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  const text = (to) => `GET ${to} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n${lines.join('')}\r\n`
  const same = Buffer.from(text(path))
  const next = () => {
    if (sent >= requests) return null
    sent++
    return anew ? text(`${path}${path.includes('?') ? '&' : '?'}${anew}-${sent}`) : same
  }
  const retry = () => void sent--
  let isDriving = true
  const stayAwake = () => void (isDriving && setImmediate(stayAwake))
  stayAwake()
  try {
    const answered = await Promise.all(Array.from({ length: connections }, () => drive(port, next, retry)))
    process.send?.({ answered: answered.reduce((sum, count) => sum + count, 0) })
  } catch (error) {
    process.send?.({ error: String(error) })
  } finally {
    isDriving = false
  }
})
process.send?.({ isReady: true })
