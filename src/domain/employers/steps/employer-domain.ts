/** Shared by mail customers, so these domains identify no employer. */
const mailProviders = new Set(
  `gmail.com googlemail.com outlook.com outlook.de outlook.at hotmail.com hotmail.de hotmail.ch live.com live.de live.at msn.com
  yahoo.com yahoo.de yahoo.at gmx.de gmx.net gmx.at gmx.ch gmx.com gmx.eu gmx.info gmx.org web.de t-online.de freenet.de arcor.de
  posteo.de posteo.net posteo.org mailbox.org icloud.com me.com mac.com aol.com aol.de proton.me protonmail.com protonmail.ch pm.me
  tutanota.com tutanota.de tuta.io tuta.com tutamail.com keemail.me bluewin.ch bluemail.ch sunrise.ch hispeed.ch gmx.li aon.at
  chello.at a1.net kabsi.at inode.at utanet.at mail.de mail.com email.de email.com online.de vodafone.de kabelmail.de netcologne.de
  1und1.de ionos.de yandex.com yandex.ru mail.ru zoho.com fastmail.com hey.com duck.com web.com magenta.de ewe.net ewetel.net
  osnanet.de htp-tel.de unitybox.de alice.de alice-dsl.net o2online.de o2mail.de versanet.de quickline.ch`.split(
    /\s+/,
  ),
)

/** Hosting domains with customer subdomains: each subdomain belongs to someone else. */
const shared = new Set(
  `jimdosite.com jimdofree.com jimdo.com wixsite.com business.site wordpress.com blogspot.com webflow.io squarespace.com weebly.com
  github.io netlify.app web.app vercel.app myshopify.com npage.de beepworld.de de.tl homepage.t-online.de`.split(
    /\s+/,
  ),
)

/** `co.at`, `ac.uk`, `com.de`: second-level domains for public registration. */
const registries = /^(?:ac|co|com|edu|gov|gv|ltd|me|net|nhs|nom|or|org|plc|sch)\.[a-z]{2}$/

/**
 * The registrable domain of a host name: `klinik.example` for `mail.klinik.example`, `klinik.co.at` for `www.klinik.co.at`. Null for
 * registries, mail providers and hosting domains.
 */
export function employerDomain(host: string): string | null {
  const labels = host.toLowerCase().replace(/\.$/, '').split('.')
  if (labels.length < 2 || labels.some(label => !/^[\p{L}\d-]+$/u.test(label))) return null
  const isBelow = (endings: ReadonlySet<string>) =>
    labels.some((_, at) => endings.has(labels.slice(at).join('.')))
  if (isBelow(mailProviders) || isBelow(shared)) return null
  const length = registries.test(labels.slice(-2).join('.')) ? 3 : 2
  return labels.length < length ? null : labels.slice(-length).join('.')
}
