import { precompress } from '../server/bundling/precompress.ts'

await precompress('build/client')
