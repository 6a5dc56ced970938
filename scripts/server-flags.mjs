/**
 * How the server's process is started. V8 lets its heap grow in the measure of what it may have, which is gigabytes by default: 120 MB of
 * live objects stood in 500 MB of garbage. With this bound it collects at about 1.4 times what lives, and a burst still has room. The
 * nursery has V8's usual 16 MB, said because a bounded heap would shrink it: with a quarter of that a list page is not made before the
 * nursery is full, its half-made tree is copied into the old heap, and a page made anew costs a third more. Your own `--max-old-space-size` in NODE_OPTIONS goes before both.
 *
 * V8 also puts objects among the old ones from the start when many of one place in the code outlived the nursery once. What they point to then
 * cannot be collected with the young: in some processes, for as long as they ran, nine tenths of what an answer from memory allocates
 * outlived the nursery, and it cost twice the processor time. So that is switched off (docs/performance.md).
 */
export const serverFlags = (nodeOptions = process.env.NODE_OPTIONS ?? '') => [
  '--no-allocation-site-pretenuring',
  ...(nodeOptions.includes('--max-old-space-size') ? [] : ['--max-old-space-size=320', '--max-semi-space-size=16']),
]

/**
 * The environment of the server's process. glibc gives every thread an arena of its own and keeps what is freed in it; two are enough, and what
 * is free goes back: 356 MB resident after 100,000 visits, 414 MB after 30,000 without. Your own values go before ours.
 * @param {Record<string, string | undefined>} env
 * @returns {NodeJS.ProcessEnv}
 */
export const serverEnvironment = (env = process.env) => ({
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  ...env,
})
