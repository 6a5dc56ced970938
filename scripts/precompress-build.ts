import { precompress } from '../server/precompress.ts'

await precompress('build/client')
