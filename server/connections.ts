import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

export type Connections = {
  /** Closes connections that carry no request, even when one has begun to arrive. */
  closeUnused(): void
}

/**
 * Knows which connections carry a request. Node counts a connection on which nothing has been said yet as busy, and
 * browsers open such ones in advance; a server that waits for them does not end in time.
 */
export function trackConnections(server: Server): Connections {
  const open = new Map<Socket, number>()
  server.on('connection', (socket: Socket) => {
    open.set(socket, 0)
    socket.once('close', () => open.delete(socket))
  })
  server.on('request', (req: IncomingMessage, res: ServerResponse) => {
    const { socket } = req
    open.set(socket, (open.get(socket) ?? 0) + 1)
    res.once('close', () => {
      const count = open.get(socket)
      if (count !== undefined) open.set(socket, count - 1)
    })
  })
  return {
    closeUnused() {
      for (const [socket, requests] of open) {
        // Bytes that wait in a finished answer are still on their way.
        if (requests === 0 && socket.writableLength === 0) socket.destroy()
      }
    },
  }
}
