import sharp from 'sharp'

export class ImageProblem extends Error {
  readonly reason: 'broken' | 'too-many-pixels'
  constructor(reason: ImageProblem['reason'], cause?: unknown) {
    super(`the picture is ${reason}`, { cause })
    this.reason = reason
  }
}

/** Leaves the second core to page requests. */
sharp.concurrency(1)
sharp.cache(false)

const formats = { jpg: 'jpeg', png: 'png' } as const

/**
 * Re-encodes the picture from its pixels: upright, no edge longer than `edgePx`, without location, camera data, thumbnail or embedded
 * payloads. `pixels` limits what is decoded at all.
 * @throws {ImageProblem} when it is not what `kind` says, is truncated, or is too large
 */
export async function cleanImage(
  bytes: Uint8Array,
  kind: keyof typeof formats,
  limits: { edgePx: number; pixels: number },
): Promise<{ bytes: Uint8Array; widthPx: number; heightPx: number }> {
  const format = formats[kind]
  const facts = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch((error: unknown) => {
      throw new ImageProblem('broken', error)
    })
  // Polyglots: a file that is PNG to our detection and SVG to the decoder would load external references.
  if (facts.format !== format) throw new ImageProblem('broken')
  if (facts.width * facts.height > limits.pixels) throw new ImageProblem('too-many-pixels')
  try {
    const upright = sharp(bytes, { limitInputPixels: limits.pixels, failOn: 'error' })
      .autoOrient()
      .resize({ width: limits.edgePx, height: limits.edgePx, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
    const encoded = format === 'jpeg' ? upright.jpeg({ quality: 88 }) : upright.png({ compressionLevel: 8 })
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true })
    return { bytes: data, widthPx: info.width, heightPx: info.height }
  } catch (error) {
    throw new ImageProblem('broken', error)
  }
}

export async function shrinkImage(bytes: Uint8Array, widthPx: number): Promise<Uint8Array> {
  return sharp(bytes, { failOn: 'error' })
    .resize({ width: widthPx, withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer()
}
