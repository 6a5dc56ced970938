import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'

export type Connections = {
  /** Closes connections that carry no request, even when one has begun to arrive. */
  closeUnused(): void
}

const answers = new WeakMap<Duplex, ServerResponse[]>()

const isOpen = (res: ServerResponse) => !res.writableFinished && !res.destroyed

/** The answers of a connection that are not over: one, or more where requests were sent ahead. */
export function openAnswers(socket: Duplex): ServerResponse[] {
  return answers.get(socket)?.filter(isOpen) ?? []
}

/** Notes an answer on its connection. What is over is forgotten with the next one: to listen for its end costs more than the rest. */
export function noteAnswer(req: IncomingMessage, res: ServerResponse): void {
  const noted = answers.get(req.socket)
  if (!noted) answers.set(req.socket, [res])
  else if (noted.length === 1 && !isOpen(noted[0]!)) noted[0] = res
  else answers.set(req.socket, [...noted.filter(isOpen), res])
}

/**
 * Knows which connections carry a request. Node counts a connection on which nothing has been said yet as busy, and
 * browsers open such ones in advance; a server that waits for them does not end in time.
 */
export function trackConnections(server: Server): Connections {
  const open = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  return {
    closeUnused() {
      for (const socket of open) {
        // Bytes that wait in a finished answer are still on their way.
        if (openAnswers(socket).length === 0 && socket.writableLength === 0) socket.destroy()
      }
    },
  }
}
