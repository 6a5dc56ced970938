import { setFlagsFromString } from 'node:v8'

/**
 * Imported first by the import command. V8 lets a heap grow to several times of what is alive while memory is plenty;
 * an import lives in 30 MB and shares its machine with the site, so the heap is collected sooner instead.
 */
setFlagsFromString('--semi-space-growth-factor=1')
setFlagsFromString('--heap-growing-percent=20')
