// npm run dev: the same server.ts, loaded through Vite, with hot reload.
import { createServer as createHttpServer } from 'node:http'
import { install } from './packages.mjs'
import { endTogether } from './processes.mjs'
import { checkNode, loadEnvFile, prepareDatabase } from './set-up.mjs'

checkNode()
loadEnvFile()
endTogether()
const { database } = await install('start')
await database
process.env.NODE_ENV = 'development'
await prepareDatabase()

const { createServer } = await import('vite')
const server = createHttpServer()
const vite = await createServer({ server: { middlewareMode: { server } }, appType: 'custom' })
// Hydrated pages take changes in place; the others are told to load again.
vite.watcher.on('change', () => vite.ws.send({ type: 'custom', event: 'page:reload' }))
server.on('request', async (req, res) => {
  try {
    const { developmentListener } = await vite.ssrLoadModule('./server.ts')
    developmentListener(vite.middlewares)(req, res)
  } catch (error) {
    if (error instanceof Error) vite.ssrFixStacktrace(error)
    console.error(error)
    res.writeHead(500, { 'Content-Type': 'text/plain' }).end(String(error?.stack ?? error))
  }
})
const port = Number(process.env.PORT ?? 3000)
server.listen(port, () => console.log(`http://localhost:${port}`))
