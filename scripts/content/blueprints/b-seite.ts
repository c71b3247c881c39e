/** B-Seite: a life as a record collection. Every chapter is a sleeve, every friend a track; the empty cell is a sleeve without a picture. */
import {
  named,
  FITTED,
  cell,
  cells,
  disc,
  frontCover,
  node,
  picture,
  rect,
  rule,
  section,
  spread,
  svg,
  text,
  type BlueprintContent,
  type ContentNode,
  type Localised,
} from '../builder.ts';

const BLACK = 2;
const BLUE = 3;
const ORANGE = 4;
const OCHRE = 5;
const CREAM = 6;
const HEX = { black: '#121316', blue: '#0b6dac', orange: '#ef5a28', ochre: '#dfa52b', cream: '#f2ead9' };

/** Grooves with a pause between the tracks. */
function grooves(cx: number, cy: number, from: number, to: number): string {
  const rings: string[] = [];
  for (let r = from, at = 0; r <= to; r += 2.2, at++)
    if (at % 11 !== 8)
      rings.push(`<circle cx="${cx}" cy="${cy}" r="${r.toFixed(1)}" stroke-opacity="${at % 4 === 0 ? 0.22 : 0.12}"/>`);
  return `<g fill="none" stroke="#fff" stroke-width=".35">${rings.join('')}</g>`;
}
const wedge = (cx: number, cy: number, r: number, from: number, to: number): string => {
  const at = (degrees: number): string =>
    `${(cx + r * Math.cos((degrees * Math.PI) / 180)).toFixed(1)} ${(cy + r * Math.sin((degrees * Math.PI) / 180)).toFixed(1)}`;
  return `<path d="M${cx} ${cy}L${at(from)}A${r} ${r} 0 0 1 ${at(to)}Z" fill="#fff" fill-opacity=".07"/>`;
};

/** How far records look out of their sleeves: as far as somebody pushed them in. */
const DEPTHS = [9, 11.5, 7.5, 10];
const SLEEVE = 62;
const KRAFT = '#e1d6bf';
/** Where the drawing of a sleeve begins above the cell. */
const OUT = 12;
/** A record that stands in its sleeve: its top, and what is seen of it through the hole in the paper. */
function sleeve(x: number, width: number, depth: number): string {
  const tops = width === 50 ? [x + 25] : [x + 25, x + 75];
  const hole = (r: number): string =>
    `<rect x="${x + width / 2 - (width - 50) / 2 - r}" y="${OUT + 28 - r}" width="${width - 50 + 2 * r}" height="${2 * r}" rx="${r}"`;
  const top = (cx: number): string => {
    const cy = OUT - depth + 23;
    const rings = [20.8, 18.6, 16.4, 14.2].map((r) => `<circle cx="${cx}" cy="${cy}" r="${r}" fill="none"/>`).join('');
    return `<circle cx="${cx}" cy="${cy}" r="23" fill="${HEX.black}"/><g stroke="#fff" stroke-width=".35" opacity=".24">${rings}</g>`;
  };
  return `${tops.map(top).join('')}<rect x="${x}" y="${OUT}" width="${width}" height="${SLEEVE}" fill="${KRAFT}"/>${hole(23)} fill="${HEX.black}"/><g fill="none" stroke="#fff" stroke-width=".35" opacity=".2">${[20.8, 18.6, 16.4].map((r) => `${hole(r)}/>`).join('')}</g>`;
}
const records = (count: number): { svg: string; width: number; height: number } =>
  svg(
    54 * count - 4,
    OUT + SLEEVE,
    Array.from({ length: count }, (_, index) => sleeve(54 * index, 50, DEPTHS[(index + count) % 4] ?? 9)).join(''),
  );

type Hair = 'quiff' | 'afro' | 'bob' | 'bun' | 'long' | 'bald';
const HAIR: Record<Hair, (fill: string) => string> = {
  quiff: (fill) =>
    `<path d="M25 62V48C22 22 44 12 60 18C78 18 80 36 75 62C74 50 72 46 66 44C52 46 38 42 30 44C27 48 26 54 25 62Z" fill="${fill}"/>`,
  afro: (fill) =>
    `<path d="M50 2A37 37 0 0 1 80 62L74 60C74 44 66 42 50 42S26 44 26 60L20 62A37 37 0 0 1 50 2Z" fill="${fill}"/>`,
  bob: (fill) =>
    `<path d="M16 84V46A34 34 0 0 1 84 46V84H70V54C56 52 46 46 42 40C38 48 34 52 30 54V84Z" fill="${fill}"/>`,
  bun: (fill) =>
    `<circle cx="50" cy="10" r="13" fill="${fill}"/><path d="M25 60V46A25 28 0 0 1 75 46V60C70 44 60 42 50 42S30 44 25 60Z" fill="${fill}"/>`,
  long: (fill) =>
    `<path d="M14 118V48A36 36 0 0 1 86 48V118H70V56C60 54 54 48 50 40C46 48 40 54 30 56V118Z" fill="${fill}"/>`,
  bald: () => '',
};
interface Look {
  hair: Hair;
  skin: string;
  shade: string;
  dark: string;
  cloth: string;
  label?: string;
}
/** Somebody with sunglasses, in a hundred by a hundred and fifty; with headphones made of records when there is a label. */
function somebody({ hair, skin, shade, dark, cloth, label }: Look): string {
  const behind =
    hair === 'long' || hair === 'bob'
      ? `<rect x="22" y="40" width="56" height="${hair === 'long' ? 76 : 44}" fill="${dark}"/>`
      : '';
  const cup = (x: number): string =>
    `<circle cx="${x}" cy="62" r="14" fill="${HEX.black}"/>${[11.6, 9.8].map((r) => `<circle cx="${x}" cy="62" r="${r}" fill="none" stroke="#fff" stroke-width=".5" opacity=".35"/>`).join('')}<circle cx="${x}" cy="62" r="6" fill="${label}"/><circle cx="${x}" cy="62" r="1.2" fill="${HEX.black}"/>`;
  return [
    behind,
    `<path d="M-6 152C-6 114 22 108 38 103H62C78 108 106 114 106 152Z" fill="${cloth}"/>`,
    `<path d="M40 80H60V104C60 112 40 112 40 104Z" fill="${shade}"/>`,
    `<rect x="26" y="26" width="48" height="66" rx="24" fill="${skin}"/>`,
    `<path d="M50 26H50A24 24 0 0 1 74 50V68A24 24 0 0 1 50 92Z" fill="${shade}" opacity=".55"/>`,
    HAIR[hair](dark),
    `<path d="M28 54H48V60C48 68 30 68 30 60ZM52 54H72L70 60C70 68 52 68 52 60Z" fill="${dark}"/><path d="M26 54H74V57H26Z" fill="${dark}"/>`,
    `<path d="M42 79C46 84 55 84 59 78" fill="none" stroke="${dark}" stroke-width="2.4" stroke-linecap="round"/>`,
    label
      ? `<path d="M22 60C16 6 84 6 78 60" fill="none" stroke="${HEX.black}" stroke-width="7"/><path d="M22 56C17 9 83 9 78 56" fill="none" stroke="${label}" stroke-width="1.6"/>${cup(20)}${cup(80)}`
      : '',
  ].join('');
}
const place = (x: number, y: number, scale: number, inner: string): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${inner}</g>`;

const PALE_BLUE = '#7cc0ec';
const MID_BLUE = '#3f97d3';
const NIGHT_BLUE = '#06304f';
const FRIENDS: Record<Hair, Omit<Look, 'hair'>> = {
  bob: { skin: '#f6c65b', shade: HEX.ochre, dark: HEX.black, cloth: HEX.black },
  afro: { skin: '#f9a27f', shade: HEX.orange, dark: '#7a2208', cloth: HEX.blue },
  quiff: { skin: PALE_BLUE, shade: MID_BLUE, dark: NIGHT_BLUE, cloth: HEX.ochre },
  long: { skin: '#f9a27f', shade: HEX.orange, dark: HEX.black, cloth: HEX.cream },
  bald: { skin: '#f6c65b', shade: HEX.ochre, dark: '#5d3d05', cloth: HEX.orange },
  bun: { skin: PALE_BLUE, shade: MID_BLUE, dark: HEX.black, cloth: HEX.black },
};
const friend = (hair: Hair, label?: string): string => somebody({ hair, ...FRIENDS[hair], ...(label && { label }) });

/** Sleeves that stand in a crate, from the back to the front: left edge, top, lean, colour, what is on the cover. */
type Sleeve = readonly [x: number, top: number, turn: number, fill: string, art: (cx: number, cy: number) => string];
const CRATE: readonly Sleeve[] = [
  [52, 44, -7, HEX.cream, (cx, cy) => `<circle cx="${cx}" cy="${cy}" r="26" fill="${HEX.orange}"/>`],
  [
    90,
    38,
    6,
    HEX.black,
    (cx, cy) =>
      `<path d="M${cx - 32} ${cy - 22}H${cx + 32}V${cy - 12}H${cx - 32}ZM${cx - 32} ${cy - 6}H${cx + 12}V${cy + 4}H${cx - 32}Z" fill="${HEX.cream}"/>`,
  ],
  [
    66,
    56,
    -2,
    HEX.orange,
    (cx, cy) =>
      `<g fill="none" stroke="${HEX.black}" stroke-width="4"><circle cx="${cx}" cy="${cy}" r="8"/><circle cx="${cx}" cy="${cy}" r="18"/><circle cx="${cx}" cy="${cy}" r="28"/></g>`,
  ],
];

const drawings = {
  'bseite-vinyl': svg(
    360,
    360,
    `<g transform="scale(1.2)"><circle cx="150" cy="150" r="150" fill="${HEX.black}"/>${grooves(150, 150, 58, 147)}${wedge(150, 150, 148, -70, -48)}${wedge(150, 150, 148, -40, -34)}${wedge(150, 150, 148, 110, 132)}${wedge(150, 150, 148, 140, 146)}</g>`,
  ),
  'bseite-records-1': records(1),
  'bseite-records-2': records(2),
  'bseite-records-4': records(4),
  'bseite-records-double': svg(100, OUT + SLEEVE, sleeve(0, 100, 10)),
  'bseite-tops': svg(212, OUT, [0, 1, 2, 3].map((index) => sleeve(54 * index, 50, DEPTHS[index] ?? 9)).join('')),
  'bseite-corner': svg(
    110,
    74,
    `<circle cx="104" cy="74" r="66" fill="none" stroke="${HEX.cream}" stroke-width=".4" opacity=".5"/>${grooves(104, 74, 27, 64)}<circle cx="104" cy="74" r="24" fill="${HEX.orange}"/><circle cx="104" cy="74" r="2" fill="${HEX.black}"/>`,
  ),
  'bseite-portrait': svg(
    238,
    219,
    `<rect width="238" height="219" fill="${HEX.blue}"/><circle cx="119" cy="104" r="98" fill="${MID_BLUE}" opacity=".5"/>${place(21, -2, 1.96, somebody({ hair: 'quiff', skin: PALE_BLUE, shade: MID_BLUE, dark: NIGHT_BLUE, cloth: HEX.black, label: HEX.orange }))}`,
  ),
  'bseite-arm': svg(
    90,
    180,
    `<circle cx="70" cy="26" r="17" fill="${HEX.cream}"/><path d="M70 6V108L34 146" fill="none" stroke="${HEX.cream}" stroke-width="3.4" stroke-linejoin="round"/><rect x="64" y="0" width="12" height="12" rx="1.5" fill="${HEX.cream}"/><circle cx="70" cy="26" r="9" fill="${HEX.black}"/><path d="M37 136L23 150L28 156L43 142Z" fill="${HEX.orange}"/>`,
  ),
  'bseite-band': svg(
    310,
    305,
    `<rect width="310" height="305" fill="${HEX.ochre}"/><circle cx="206" cy="118" r="104" fill="${HEX.orange}"/><rect y="226" width="310" height="79" fill="${HEX.blue}"/>${place(44, 62, 1.04, friend('bob'))}${place(160, 62, 1.04, friend('bun'))}${place(-14, 126, 1.2, friend('quiff'))}${place(94, 120, 1.2, friend('bald', HEX.orange))}${place(202, 126, 1.2, friend('afro'))}`,
  ),
  'bseite-crate': svg(
    234,
    200,
    `<rect width="234" height="200" fill="${HEX.blue}"/><circle cx="118" cy="92" r="80" fill="${MID_BLUE}" opacity=".5"/>${CRATE.map(
      ([x, top, turn, fill, art]) =>
        `<g transform="rotate(${turn} ${x + 45} 170)"><rect x="${x}" y="${top}" width="90" height="110" fill="${fill}"/>${art(x + 45, top + 40)}</g>`,
    ).join(
      '',
    )}<path d="M40 112H194L188 186H46Z" fill="${HEX.ochre}"/><path d="M40 112H194L192.600 130H41.400Z" fill="#000" opacity=".12"/><path d="M43 148H191M44.500 168H189.500" stroke="#000" stroke-width="1.6" opacity=".3"/><rect x="98" y="117" width="38" height="9" rx="4.500" fill="${HEX.black}"/><rect y="186" width="234" height="14" fill="${HEX.black}"/>`,
  ),
  'bseite-two': svg(
    220,
    188,
    `<rect width="220" height="188" fill="${HEX.orange}"/><rect x="110" width="110" height="188" fill="${HEX.blue}"/>${place(26, 62, 0.84, friend('bob'))}${place(110, 62, 0.84, friend('long'))}`,
  ),
};

const texts: Record<string, Localised> = {
  'cover.bar': named(
    'spielt jetzt die zweite seite',
    'now playing the second side',
    'attaque la deuxième face',
    'ora suona il secondo lato',
    'teraz gra stronę drugą',
  ),
  'cover.mark': named(
    'langspielplatte\nstereo',
    'long player\nstereo',
    'trente-trois tours\nstéréo',
    'long playing\nstereo',
    'płyta długogrająca\nstereo',
  ),
  'cover.count': named(
    '{total-stickers} alte freunde\nin stereo',
    '{total-stickers} old friends\nin stereo',
    '{total-stickers} vieux amis\nen stéréo',
    '{total-stickers} vecchi amici\nin stereo',
    '{total-stickers} starych przyjaciół\nw stereo',
  ),
  'welcome.title': named(
    'bitte\nwenden.',
    'please\nflip.',
    'tournez\nle disque.',
    'girare,\nprego.',
    'proszę\nodwrócić.',
  ),
  'welcome.text': named(
    'auf der a-seite waren die hits. auf der b-seite sind die, die geblieben sind: die mit dem bus, die mit dem bass und die eine, die 1986 den kellerschlüssel verloren hat. jede hülle wartet noch auf ihr bild. also: reinkleben, lauter drehen, nicht vorspulen.',
    'side a had the hits. side b has the ones who stayed: the one with the van, the one with the bass and the one who lost the cellar key in 1986. every sleeve still waits for its picture. so stick them in, turn it up and do not skip.',
    'sur la face a, il y avait les tubes. sur la face b, ceux qui sont restés : celui du minibus, celui de la basse et celle qui a perdu la clé de la cave en 1986. chaque pochette attend son image. alors collez, montez le son et n’avancez pas la bande.',
    'sul lato a c’erano i successi. sul lato b ci sono quelli rimasti: quello del furgone, quello del basso e quella che nel 1986 perse la chiave della cantina. ogni copertina aspetta la sua foto. quindi: incollare, alzare il volume, non saltare.',
    'na stronie a były przeboje. na stronie b są ci, którzy zostali: ten z busem, ten z basem i ta, która w 1986 zgubiła klucz do piwnicy. każda okładka czeka na swoje zdjęcie. więc wklejać, podgłaśniać i nie przewijać.',
  ),
  'contents.title': named('titelliste', 'track list', 'au programme', 'scaletta', 'lista utworów'),
  'opener.a': named(
    'die ersten aufnahmen',
    'the first recordings',
    'les premières prises',
    'le prime incisioni',
    'pierwsze nagrania',
  ),
  'opener.a.text': named(
    'aufgenommen in küchen, treppenhäusern und einem opel kadett. im hintergrund hört man oma, wie sie sagt, dass das leiser geht.',
    'recorded in kitchens, stairwells and one small opel. in the background you can hear grandma asking for less of it.',
    'enregistré dans des cuisines, des escaliers et une petite opel. derrière, on entend mamie demander moins fort.',
    'registrato in cucine, trombe delle scale e una piccola opel. in sottofondo la nonna chiede di abbassare.',
    'nagrano w kuchniach, na klatkach schodowych i w małym oplu. w tle słychać babcię, która prosi o ciszę.',
  ),
  'opener.b': named('die wilden jahre', 'the wild years', 'les années folles', 'gli anni selvaggi', 'szalone lata'),
  'opener.b.text': named(
    'vier freunde, zwei bands, kein einziger auftritt. dafür eine lederjacke, die bis heute reihum geht.',
    'four friends, two bands, not a single gig. but one leather jacket that is still being passed around.',
    'quatre amis, deux groupes, pas un seul concert. mais un blouson de cuir qui tourne encore.',
    'quattro amici, due gruppi, nessun concerto. però una giacca di pelle che gira ancora oggi.',
    'czterech przyjaciół, dwa zespoły, ani jednego koncertu. za to skórzana kurtka, która krąży do dziś.',
  ),
  'tracks.a': named(
    'Interrail mit einer Hose\nNachtzug nach Brindisi\nDer Kellerschlüssel\nBärbel sagt nein\nBärbel sagt ja',
    'Interrail with one pair of jeans\nNight train to Brindisi\nThe cellar key\nBarbara says no\nBarbara says yes',
    'Interrail avec un seul jean\nTrain de nuit pour Brindisi\nLa clé de la cave\nBarbara dit non\nBarbara dit oui',
    'Interrail con un paio di jeans\nTreno di notte per Brindisi\nLa chiave della cantina\nBarbara dice no\nBarbara dice sì',
    'Interrail w jednych dżinsach\nNocny do Brindisi\nKlucz do piwnicy\nBarbara mówi nie\nBarbara mówi tak',
  ),
  'tracks.b': named(
    'Wer fährt heute?\nDie Lederjacke\nUmzug, vierter Stock\nDas Sofa bleibt unten\nNoch ein letztes (live)',
    'Who is driving?\nThe leather jacket\nMoving house, fourth floor\nThe sofa stays down\nOne last one (live)',
    'Qui conduit ce soir ?\nLe blouson de cuir\nDéménager au quatrième\nLe canapé reste en bas\nUn petit dernier (live)',
    'Chi guida stasera?\nLa giacca di pelle\nTrasloco al quarto piano\nIl divano resta giù\nUn ultimo giro (live)',
    'Kto dziś prowadzi?\nSkórzana kurtka\nPrzeprowadzka, czwarte piętro\nKanapa zostaje na dole\nJeszcze jeden (live)',
  ),
  'panel.line': named(
    'alle stimmen\nauf dieser seite',
    'all the voices\non this side',
    'toutes les voix\nde cette face',
    'tutte le voci\ndi questo lato',
    'wszystkie głosy\nz tej strony',
  ),
  'panel.tracks': named(
    'Gesang, Abwasch\nSchlagzeug auf Töpfen\nKasse und Gewissen\nBass, Bus, Bier\nSaxofon, leider\nTelefon, stundenlang\nTanz, nach Mitternacht\nTechnik, meistens',
    'Vocals, washing-up\nDrums on saucepans\nCash and conscience\nBass, bus, beer\nSaxophone, sadly\nTelephone, for hours\nDance, after midnight\nTechnics, mostly',
    'Chant, vaisselle\nBatterie sur casseroles\nCaisse et conscience\nBasse, bus, bière\nSaxophone, hélas\nTéléphone, des heures\nDanse, après minuit\nTechnique, parfois',
    'Voce, piatti da lavare\nBatteria sulle pentole\nCassa e coscienza\nBasso, bus, birra\nSassofono, purtroppo\nTelefono, per ore\nBallo, dopo mezzanotte\nTecnica, quasi sempre',
    'Śpiew, zmywanie\nPerkusja na garnkach\nKasa i sumienie\nBas, bus, piwo\nSaksofon, niestety\nTelefon, godzinami\nTaniec, po północy\nTechnika, zazwyczaj',
  ),
  'block.gig': named(
    'kein\neinziger\nauftritt.',
    'not one\nsingle\ngig.',
    'pas un\nseul\nconcert.',
    'nemmeno\nun solo\nconcerto.',
    'ani\njednego\nkoncertu.',
  ),
  'block.gig.years': named(
    'dafür dreißig jahre probe',
    'but thirty years of practice',
    'mais trente ans de répétition',
    'ma trent’anni di prove',
    'za to trzydzieści lat prób',
  ),
  'block.speed': named(
    'umdrehungen\nohne pause',
    'revolutions\nwithout a break',
    'tours\nsans pause',
    'giri\nsenza pausa',
    'obrotów\nbez przerwy',
  ),
  'block.encore': named('zwei\nzugaben', 'two\nencores', 'deux\nrappels', 'due\nbis', 'dwa\nbisy'),
  'block.van': named(
    'einer\npasst\nnoch rein.',
    'room\nfor one\nmore.',
    'encore\nune place\nderrière.',
    'uno\nci sta\nancora.',
    'jeszcze\njedno się\nzmieści.',
  ),
  'block.loud': named('lauter,\nbitte', 'louder,\nplease', 'plus\nfort', 'più\nforte', 'proszę\ngłośniej'),
  'double.line': named(
    'doppelalbum. wer nur zusammen klingt, steht hier zusammen.',
    'double album. those who only sound right together stand together.',
    'double album. ceux qui ne sonnent bien qu’à deux sont à deux.',
    'doppio album. chi suona bene solo in coppia, qui sta in coppia.',
    'album podwójny. kto brzmi tylko razem, stoi tu razem.',
  ),
  'gold.title': named('goldene\nschallplatte', 'gold\nrecord', 'disque\nd’or', 'disco\nd’oro', 'złota\npłyta'),
  'gold.text': named(
    'für mehr als eine million gespülter gläser, für das beste falsche pfeifen im ganzen viertel und dafür, dass die tür immer offen war.',
    'for more than a million glasses washed, for the best wrong whistling in the whole neighbourhood and for a door that was always open.',
    'pour plus d’un million de verres lavés, pour le plus beau sifflement faux du quartier et pour une porte toujours ouverte.',
    'per più di un milione di bicchieri lavati, per il più bel fischiettio stonato del quartiere e per una porta sempre aperta.',
    'za ponad milion umytych szklanek, za najpiękniejsze fałszywe gwizdanie w okolicy i za drzwi, które były zawsze otwarte.',
  ),
  'gold.plate': named(
    'überreicht im wohnzimmer',
    'presented in the living room',
    'remis au salon',
    'consegnato in salotto',
    'wręczono w salonie',
  ),
  'gold.count': named(
    'gläser, handgespült',
    'glasses, washed by hand',
    'verres lavés à la main',
    'bicchieri lavati a mano',
    'szklanek umytych ręcznie',
  ),
  'photo.line': named(
    'alle auf ein bild',
    'everyone in one shot',
    'tous sur la photo',
    'tutti in una foto',
    'wszyscy na zdjęciu',
  ),
  'photo.title': named(
    'die\nganze\nband',
    'the\nwhole\nband',
    'le\ngroupe\nentier',
    'tutto\nil\ngruppo',
    'cały\nnasz\nzespół',
  ),
  'photo.text': named(
    'hinten: die, die den takt halten. vorne: die, die ihn vorgeben. links fehlt einer, der fotografiert.',
    'at the back: those who keep the beat. in front: those who set it. missing on the left: the one who takes the picture.',
    'derrière : ceux qui tiennent le rythme. devant : ceux qui le donnent. à gauche manque celui qui prend la photo.',
    'dietro: chi tiene il tempo. davanti: chi lo detta. a sinistra manca chi scatta la foto.',
    'z tyłu: ci, którzy trzymają rytm. z przodu: ci, którzy go nadają. po lewej brakuje tego, kto robi zdjęcie.',
  ),
  'photo.caption': named(
    'aufgenommen beim dritten versuch',
    'recorded at the third attempt',
    'pris au troisième essai',
    'registrata al terzo tentativo',
    'nagrane za trzecim razem',
  ),
  'single.title': named(
    'aus\nderselben\nkiste',
    'from\nthe same\ncrate',
    'tous du\nmême\nbac',
    'tutti dalla\nstessa\ncassa',
    'z tej\nsamej\nskrzynki',
  ),
  'notes.title': named('auslauf-\nrille', 'run-out\ngroove', 'fin de\nsillon', 'ultimo\nsolco', 'ostatni\nrowek'),
  'notes.text': named(
    'danke fürs mitspielen, fürs mitsingen in der falschen tonart und fürs abbauen um vier. ohne euch wäre das hier eine sehr leise platte.',
    'thanks for playing along, for singing in the wrong key and for packing up at four. without you this would be a very quiet record.',
    'merci d’avoir joué, d’avoir chanté dans le mauvais ton et d’avoir tout rangé à quatre heures. sans vous, ce disque serait bien silencieux.',
    'grazie di aver suonato, di aver cantato nella tonalità sbagliata e di aver smontato alle quattro. senza di voi sarebbe un disco molto silenzioso.',
    'dziękuję za granie, za śpiew w złej tonacji i za pakowanie o czwartej. bez was byłaby to bardzo cicha płyta.',
  ),
  'notes.guests': named(
    'was noch aufs band muss',
    'what else must go on tape',
    'à graver encore',
    'da incidere ancora',
    'co jeszcze nagrać',
  ),
  'notes.label': named('erschienen bei', 'released by', 'paru chez', 'pubblicato da', 'wydali'),
  'notes.sponsors': named(
    'Getränke Kruse\nPlattenladen am Markt\nDie Nachbarn, trotz allem',
    'Kruse Drinks\nThe record shop\nThe neighbours, in spite of it all',
    'Boissons Kruse\nLe disquaire de la place\nLes voisins, malgré tout',
    'Bevande Kruse\nIl negozio di dischi\nI vicini, nonostante tutto',
    'Napoje Kruse\nSklep z płytami\nSąsiedzi, mimo wszystko',
  ),
  'back.line': named(
    'ende der seite.\nnadel heben,\nweiterfeiern.',
    'end of side.\nlift the needle,\ncarry on.',
    'fin de face.\nlevez le bras,\nla fête continue.',
    'fine lato.\nalzare la puntina,\nla festa continua.',
    'koniec strony.\npodnieść igłę,\nbawić się dalej.',
  ),
  'back.credit': named(
    'alle rechte bei denen, die mitgesungen haben',
    'all rights with those who sang along',
    'tous droits à ceux qui ont chanté',
    'tutti i diritti a chi ha cantato',
    'wszelkie prawa u tych, którzy śpiewali',
  ),
  'chapter.one': named('seite a', 'side a', 'face a', 'lato a', 'strona a'),
  'chapter.two': named('seite b', 'side b', 'face b', 'lato b', 'strona b'),
  'section.front': named('Vorne', 'Front', 'Début', 'Inizio', 'Początek'),
  'section.back': named('Hinten', 'Back', 'Fin', 'Fine', 'Koniec'),
};

const ROWS = [17, 105, 193] as const;
const ALL = [10, 238] as const;
const display = { font: 'title' };
const head = { font: 'sub_title' };
const body = { font: 'paragraph' };

/** A run of sleeves on a shelf, each with its record standing in it. */
function shelf(x: number, y: number, count: 1 | 2 | 4): ContentNode[] {
  return [
    picture(x, y - OUT, 54 * count - 4, OUT + SLEEVE, `bseite-records-${count}`, { name: 'Platten' }),
    rule(x, y + 71, 54 * count - 4, BLACK, 1.2),
    ...cells(
      Array.from({ length: count }, (_, index) => x + 54 * index),
      [y],
      { fill: BLACK, fillOpacity: 0 },
    ),
  ];
}
function doubleSleeve(x: number, y: number): ContentNode[] {
  return [
    picture(x, y - OUT, 100, OUT + SLEEVE, 'bseite-records-double', { name: 'Platten' }),
    rule(x, y + 71, 100, BLACK, 1.2),
    cell(x, y, true, { fill: BLACK, fillOpacity: 0 }),
  ];
}
/** A record with its label in a colour of the album. */
function record(cx: number, cy: number, r: number, label: number, letter: string | null): ContentNode[] {
  return [
    picture(cx - r, cy - r, 2 * r, 2 * r, 'bseite-vinyl', { name: 'Platte' }),
    disc(cx, cy, r * 0.36, label),
    disc(cx, cy, r * 0.33, null, { stroke: CREAM, strokeWidth: 0.5 }),
    ...(letter === null
      ? []
      : [
          text(cx - r * 0.25, cy - r * 0.31, r * 0.5, 72, letter, {
            ...display,
            color: BLACK,
            align: 'center',
            scale: r / 110,
          }),
        ]),
    disc(cx, cy, r * 0.025, CREAM),
  ];
}
const pages = (left: number, right: number): ContentNode[] => [
  text(10, 283, 18, 11, '{page-number}', { ...head, color: left, name: 'Folio' }),
  text(432, 283, 18, 11, '{page-number}', { ...head, color: right, align: 'right', name: 'Folio' }),
];
const numbered = (
  x: number,
  y: number,
  width: number,
  key: string,
  count: number,
  ink: number,
  numbers: number,
  lineHeight = 150,
): ContentNode[] => [
  text(x, y, 10, 14, Array.from({ length: count }, (_, index) => index + 1).join('\n'), {
    ...head,
    color: numbers,
    lineHeight,
    lines: count,
    name: 'Nummern',
  }),
  text(x + 11, y, width - 11, 14, key, { ...head, color: ink, lineHeight, lines: count }),
];

/** The sleeve's spine side: whose side it is, and who plays what. */
function panel(x: number): ContentNode[] {
  const inner = x < 0 ? 10 : x + 10;
  return [
    rect(x, -4, 110, 305, BLACK),
    picture(x, 227, 110, 74, 'bseite-corner', { name: 'Rille', flip: x < 0 ? 'none' : 'horizontal' }),
    text(inner - 2, 14, 92, 72, '{section}', {
      ...display,
      color: ORANGE,
      scale: 1.4,
      lines: 2,
      ...FITTED,
      name: 'Titel',
    }),
    text(inner, 93, 90, 22, '@panel.line', { ...display, color: CREAM, lines: 2 }),
    rule(inner, 115, 86, CREAM, 0.5),
    ...numbered(inner, 121, 90, '@panel.tracks', 8, CREAM, OCHRE, 200),
  ];
}

const openerA = (): ContentNode =>
  spread('Seite auflegen', BLUE, [
    ...record(362, 148, 168, ORANGE, 'a'),
    text(8, 14, 178, 72, '{section}', { ...display, color: CREAM, scale: 2.5, lines: 2, ...FITTED, name: 'Titel' }),
    text(12, 152, 176, 26, '@opener.a', { ...display, color: CREAM }),
    text(12, 167, 150, 14, '@opener.a.text', { ...body, color: CREAM, lineHeight: 150, lines: 4 }),
    rule(12, 222, 170, CREAM, 1.2),
    ...numbered(12, 230, 170, '@tracks.a', 5, CREAM, CREAM),
    text(12, 283, 18, 11, '{page-number}', { ...head, color: CREAM, name: 'Folio' }),
  ]);
const openerB = (): ContentNode =>
  spread('Nadel aufsetzen', ORANGE, [
    rect(16, 34, 198, 230, BLACK, { borderRadius: 8 }),
    disc(104, 142, 84, OCHRE),
    ...record(104, 142, 80, BLUE, 'b'),
    picture(122, 44, 90, 180, 'bseite-arm', { name: 'Tonarm' }),
    disc(36, 246, 7, OCHRE),
    disc(56, 246, 4, CREAM),
    text(240, 14, 196, 72, '{section}', { ...display, color: BLACK, scale: 2.75, lines: 2, ...FITTED, name: 'Titel' }),
    text(246, 160, 200, 26, '@opener.b', { ...display, color: BLACK }),
    text(246, 175, 164, 14, '@opener.b.text', { ...body, color: BLACK, lineHeight: 150, lines: 4 }),
    rule(246, 222, 202, BLACK, 1.2),
    ...numbered(246, 230, 170, '@tracks.b', 5, BLACK, BLACK),
    text(432, 283, 18, 11, '{page-number}', { ...head, color: BLACK, align: 'right', name: 'Folio' }),
  ]);

const longPlayer = (): ContentNode =>
  spread('Langspielplatte', CREAM, [
    rect(230, 272, 234, 29, BLACK),
    rect(164, 94, 70, 86, ORANGE),
    text(169, 99, 55, 26, '@block.gig', { ...display, color: BLACK, lines: 3 }),
    text(169, 166, 55, 9, '@block.gig.years', { ...head, color: BLACK, lines: 2 }),
    rect(344, -4, 54, 96, BLUE),
    text(344, 18, 54, 72, '33', { ...display, color: CREAM, align: 'center' }),
    text(349, 72, 46, 12, '@block.speed', { ...head, color: CREAM, lines: 2 }),
    rect(290, 180, 54, 121, OCHRE),
    text(295, 186, 46, 26, '@block.encore', { ...display, color: BLACK, lines: 2 }),
    ...panel(-4),
    ...shelf(112, ROWS[0], 2),
    ...shelf(112, ROWS[1], 1),
    ...shelf(112, ROWS[2], 2),
    ...shelf(238, ROWS[0], 2),
    ...shelf(400, ROWS[0], 1),
    ...shelf(238, ROWS[1], 4),
    ...shelf(238, ROWS[2], 1),
    ...shelf(346, ROWS[2], 2),
    text(10, 283, 18, 11, '{page-number}', { ...head, color: CREAM, name: 'Folio' }),
    text(432, 283, 18, 11, '{page-number}', { ...head, color: CREAM, align: 'right', name: 'Folio' }),
  ]);
/** A frame over a drawing of ours: until a photo is in, the drawing is seen. */
const waiting = (x: number, y: number, width: number, height: number, drawn: string, fill: number): ContentNode[] => [
  picture(x, y, width, height, drawn, { fill, name: 'Bild' }),
  picture(x, y, width, height, null, { name: 'Foto' }),
];
/** `photo`: a drawing for the album itself; a layout keeps the frame free. */
const withPhoto = (): ContentNode =>
  spread('Mit Bandfoto', CREAM, [
    ...waiting(-4, -4, 170, 182, 'bseite-two', BLUE),
    ...panel(354),
    ...shelf(172, ROWS[0], 1),
    ...shelf(172, ROWS[1], 1),
    ...shelf(10, ROWS[2], 4),
    ...ROWS.flatMap((y) => shelf(242, y, 2)),
    text(10, 283, 18, 11, '{page-number}', { ...head, color: BLACK, name: 'Folio' }),
    text(10, 272, 150, 9, '@photo.caption', { ...head, color: BLACK }),
    text(432, 283, 18, 11, '{page-number}', { ...head, color: CREAM, align: 'right', name: 'Folio' }),
  ]);
const boxSet = (): ContentNode =>
  spread('Box', CREAM, [
    rect(-4, 270, 468, 31, BLACK),
    ...ROWS.flatMap((y) => [...shelf(ALL[0], y, 4), ...shelf(ALL[1], y, 4)]),
    text(30, 275, 190, 36, '{section}', { ...display, color: CREAM, ...FITTED, name: 'Titel' }),
    ...pages(CREAM, CREAM),
  ]);
const maxi = (): ContentNode =>
  spread('Maxi-Single', CREAM, [
    rect(-4, -4, 234, 305, BLUE),
    ...record(40, 210, 120, OCHRE, null),
    text(9, 18, 212, 72, '{section}', { ...display, color: CREAM, scale: 1.4, lines: 2, ...FITTED, name: 'Titel' }),
    rect(346, -4, 118, 96, ORANGE),
    text(352, 18, 100, 36, '@block.van', { ...display, color: BLACK, lines: 3 }),
    ...shelf(238, ROWS[0], 2),
    ...shelf(238, ROWS[1], 4),
    ...shelf(238, ROWS[2], 2),
    rect(346, 180, 118, 121, OCHRE),
    text(352, 187, 100, 36, '@block.loud', { ...display, color: BLACK, lines: 2 }),
    text(432, 283, 18, 11, '{page-number}', { ...head, color: BLACK, align: 'right', name: 'Folio' }),
  ]);
const single = (): ContentNode =>
  spread('Single', CREAM, [
    ...waiting(-4, -4, 234, 200, 'bseite-crate', BLUE),
    rect(-4, 196, 234, 105, BLACK),
    text(9, 206, 212, 72, '{section}', { ...display, color: ORANGE, lines: 2, ...FITTED, name: 'Titel' }),
    rect(230, -4, 234, 176, OCHRE),
    text(240, 16, 210, 72, '@single.title', { ...display, color: BLACK, lines: 3, ...FITTED }),
    ...shelf(238, ROWS[2], 4),
    ...pages(CREAM, BLACK),
  ]);
const doubles = (): ContentNode =>
  spread('Doppelalbum', CREAM, [
    rect(-4, 192, 468, 109, BLACK),
    ...doubleSleeve(10, 17),
    ...doubleSleeve(118, 17),
    ...doubleSleeve(242, 17),
    ...doubleSleeve(350, 17),
    ...shelf(10, 105, 4),
    ...shelf(238, 105, 4),
    text(9, 204, 214, 72, '{section}', { ...display, color: ORANGE, scale: 1.9, lines: 1, ...FITTED, name: 'Titel' }),
    text(240, 212, 190, 26, '@double.line', { ...display, color: CREAM, lines: 3, lineHeight: 120 }),
    ...pages(CREAM, CREAM),
  ]);
const goldRecord = (): ContentNode =>
  spread('Goldene Schallplatte', CREAM, [
    rect(-4, -4, 234, 305, BLACK),
    rect(14, 18, 202, 250, OCHRE),
    rect(18, 22, 194, 242, BLACK),
    disc(115, 122, 88, OCHRE),
    ...[83, 78, 73, 68, 63, 58, 53].map((r) => disc(115, 122, r, null, { stroke: BLACK, strokeWidth: 0.35 })),
    disc(115, 122, 48, CREAM),
    cell(90, 87, false, { fill: CREAM, fillOpacity: 0 }),
    rect(50, 224, 130, 26, OCHRE),
    text(54, 233, 122, 18, '@gold.plate', { ...head, color: BLACK, align: 'center', ...FITTED }),
    text(246, 16, 204, 72, '@gold.title', { ...display, color: BLACK, scale: 1.3, lines: 2, ...FITTED }),
    text(250, 88, 186, 18, '@gold.text', { ...body, color: BLACK, lineHeight: 150, lines: 6 }),
    rect(230, 190, 234, 111, BLUE),
    rect(346, 190, 118, 111, ORANGE),
    text(247, 200, 94, 72, '{section}', { ...display, color: CREAM, lines: 2, ...FITTED, name: 'Titel' }),
    text(353, 200, 100, 72, '1 000 000', { ...display, color: BLACK, lines: 1, ...FITTED }),
    text(353, 222, 100, 14, '@gold.count', { ...head, color: BLACK, lines: 2, lineHeight: 120 }),
    text(432, 283, 18, 11, '{page-number}', { ...head, color: BLACK, align: 'right', name: 'Folio' }),
  ]);
const gatefold = (): ContentNode =>
  spread('Klappcover', BLACK, [
    ...waiting(-4, -4, 310, 305, 'bseite-band', OCHRE),
    text(315, 18, 136, 72, '@photo.title', { ...display, color: ORANGE, lines: 3, ...FITTED }),
    rule(318, 104, 132, CREAM, 0.5),
    text(318, 112, 130, 14, '@photo.line', { ...head, color: OCHRE }),
    text(318, 123, 128, 14, '@photo.text', { ...body, color: CREAM, lineHeight: 150, lines: 6 }),
    ...record(404, 258, 66, BLUE, null),
    text(318, 283, 60, 11, '{page-number}', { ...head, color: CREAM, name: 'Folio' }),
  ]);
/** Dotted lines to write on. */
const lines = (x: number, width: number, from: number, count: number): ContentNode[] =>
  Array.from({ length: count }, (_, index) =>
    node('Line', { x, y: from + index * 12.7, width, height: 0.3, stroke: BLACK, strokeWidth: 0.3, dash: 'dotted' }),
  );
const linerNotes = (): ContentNode =>
  spread('Auslaufrille', CREAM, [
    rect(-4, -4, 234, 305, ORANGE),
    text(12, 18, 206, 72, '@notes.title', { ...display, color: BLACK, scale: 1.4, lines: 2, ...FITTED }),
    text(14, 104, 190, 18, '@notes.text', { ...body, color: BLACK, lineHeight: 150, lines: 6 }),
    rule(14, 214, 200, BLACK, 1.2),
    text(14, 221, 180, 11, '@notes.label', { ...head, color: BLACK }),
    text(14, 230, 200, 20, '@notes.sponsors', { ...head, color: BLACK, lineHeight: 150, lines: 3 }),
    text(245, 20, 204, 48, '@notes.guests', { ...display, color: BLACK, lines: 2, ...FITTED }),
    ...lines(246, 202, 72, 16),
    ...pages(BLACK, BLACK),
  ]);

/** Three covers without their records. */
const pictures = (): ContentNode =>
  spread('Drei Cover', CREAM, [
    rect(-4, 198, 234, 103, BLACK),
    ...waiting(-4, -4, 234, 202, 'bseite-two', BLUE),
    text(12, 216, 206, 72, '{section}', { ...display, color: ORANGE, ...FITTED, name: 'Titel' }),
    ...waiting(230, -4, 234, 152, 'bseite-band', OCHRE),
    ...waiting(347, 148, 117, 153, 'bseite-portrait', BLUE),
    rect(230, 148, 117, 153, ORANGE),
    picture(240, 172, 97, 97, 'bseite-vinyl', { name: 'Platte' }),
    disc(288.5, 220.5, 17, OCHRE),
    disc(288.5, 220.5, 1.6, CREAM),
    text(12, 283, 18, 11, '{page-number}', { ...head, color: CREAM, name: 'Folio' }),
  ]);

const layouts: BlueprintContent['layouts'] = [
  {
    id: 'bseite-opener',
    name: named('Seite auflegen', 'Put on a side', 'Poser la face', 'Mettere il lato', 'Nastawić stronę'),
    role: 'opener',
    spread: openerA(),
  },
  {
    id: 'bseite-opener-player',
    name: named('Plattenspieler', 'Record player', 'Tourne-disque', 'Giradischi', 'Gramofon'),
    role: 'opener',
    spread: openerB(),
  },
  { id: 'bseite-24', name: named('Box', 'Box set', 'Coffret', 'Cofanetto', 'Box'), role: 'team', spread: boxSet() },
  {
    id: 'bseite-15',
    name: named('Langspielplatte', 'Long player', '33 tours', 'Long playing', 'Longplay'),
    role: 'team',
    spread: longPlayer(),
  },
  {
    id: 'bseite-12',
    name: named('Mit Bandfoto', 'With band photo', 'Avec photo', 'Con foto', 'Ze zdjęciem'),
    role: 'team',
    spread: withPhoto(),
  },
  {
    id: 'bseite-8',
    name: named('Maxi-Single', 'Maxi single', 'Maxi 45 tours', 'Maxi singolo', 'Maxisingiel'),
    role: 'team',
    spread: maxi(),
  },
  { id: 'bseite-4', name: named('Single', 'Single', '45 tours', 'Singolo', 'Singiel'), role: 'team', spread: single() },
  {
    id: 'bseite-1',
    name: named('Goldene Schallplatte', 'Gold record', 'Disque d’or', 'Disco d’oro', 'Złota płyta'),
    role: 'team',
    spread: goldRecord(),
  },
  {
    id: 'bseite-doubles',
    name: named('Doppelalbum', 'Double album', 'Double album', 'Doppio album', 'Album podwójny'),
    role: 'team',
    spread: doubles(),
  },
  {
    id: 'bseite-pictures',
    name: named('Drei Bilder', 'Three pictures', 'Trois photos', 'Tre foto', 'Trzy zdjęcia'),
    role: 'picture',
    spread: pictures(),
  },
  {
    id: 'bseite-gatefold',
    name: named('Klappcover', 'Gatefold', 'Pochette ouvrante', 'Copertina apribile', 'Rozkładana okładka'),
    role: 'picture',
    spread: gatefold(),
  },
  {
    id: 'bseite-notes',
    name: named('Textbeilage', 'Liner notes', 'Livret', 'Note di copertina', 'Wkładka z tekstami'),
    role: 'text',
    spread: linerNotes(),
  },
];

export const blueprint: BlueprintContent = {
  id: 'birthday-b-seite',
  blueprint_category: 'birthday',
  title: named('B-Seite', 'B-side', 'Face B', 'Lato B', 'Strona B'),
  description: {
    de: 'Ein Leben als Plattensammlung: jedes Kapitel eine Hülle, jeder Freund ein Titel. Für runde Geburtstage mit Rillen.',
    en: 'A life as a record collection: every chapter a sleeve, every friend a track. For big birthdays with grooves.',
    fr: 'Une vie en vinyles : chaque chapitre une pochette, chaque ami un titre. Pour les anniversaires qui ont du sillon.',
    it: 'Una vita come collezione di dischi: ogni capitolo una copertina, ogni amico un brano. Per compleanni con i solchi.',
    pl: 'Życie jak kolekcja płyt: każdy rozdział to okładka, każdy przyjaciel to utwór. Na okrągłe urodziny z rowkami.',
  },
  palette: [HEX.black, HEX.blue, HEX.orange, HEX.ochre, HEX.cream],
  fonts: {
    title: { family: 'League Spartan', bold: true },
    sub_title: { family: 'League Spartan', bold: true },
    paragraph: { family: 'Archivo', bold: false },
  },
  design: 'themed',
  texts,
  drawings,
  layouts,
  sections: [
    section(
      '@section.front',
      [
        frontCover(CREAM, [
          text(237, 9, 214, 72, '{album-title}', { ...display, color: BLACK, scale: 2.28, ...FITTED, name: 'Titel' }),
          rect(239, 62, 126, 12, ORANGE),
          text(243, 65, 118, 18, '@cover.bar', { ...head, color: BLACK, ...FITTED }),
          text(371, 62.4, 80, 14, '@cover.mark', { ...head, color: BLACK, align: 'right', lines: 2 }),
          picture(226, 82, 238, 219, 'bseite-portrait', { name: 'Foto', template: true }),
          ...[0, 1, 2, 3].map((index) => rect(240 + index * 8.4, 264, 6, 20, OCHRE)),
          rect(273.6, 264, 6, 20, null, { stroke: OCHRE, strokeWidth: 0.7 }),
          text(286, 267, 100, 16, '@cover.count', { ...head, color: CREAM, lines: 2, lineHeight: 120 }),
        ]),
        spread('Titelliste', CREAM, [
          rect(-4, -4, 234, 305, BLUE),
          text(11, 20, 208, 72, '@welcome.title', { ...display, color: CREAM, scale: 1.75, lines: 2, ...FITTED }),
          text(14, 118, 196, 18, '@welcome.text', { ...body, color: CREAM, lineHeight: 150, lines: 12 }),
          picture(9, 216, 212, OUT, 'bseite-tops', { name: 'Platten' }),
          ...[ORANGE, CREAM, OCHRE, BLACK].map((sleeve, index) => rect(9 + 54 * index, 228, 50, 73, sleeve)),
          ...record(372, 262, 122, ORANGE, null),
          text(247, 18, 200, 48, '@contents.title', { ...display, color: BLACK }),
          rule(249, 42, 200, BLACK, 1.2),
          node('Text', {
            x: 249,
            y: 50,
            width: 200,
            height: 84,
            size: 26,
            lineHeight: 150,
            font: 'sub_title',
            color: BLACK,
            symbol: 'toc-chapters',
            autosize: false,
            fit: true,
            text: '{toc-chapters}',
            name: 'Inhalt',
          }),
        ]),
      ],
      true,
    ),
    section('@chapter.one', [openerA(), longPlayer(), doubles()]),
    section('@chapter.two', [openerB(), withPhoto(), goldRecord()]),
    section(
      '@section.back',
      [
        gatefold(),
        linerNotes(),
        spread('Rückseite', BLACK, [
          ...record(170, 210, 150, OCHRE, null),
          text(12, 18, 206, 48, '@back.line', { ...display, color: CREAM, lines: 3, ...FITTED }),
          text(14, 276, 120, 14, '{album-title}', { ...head, color: ORANGE, ...FITTED }),
          text(14, 284, 150, 9, '@back.credit', { ...head, color: CREAM }),
        ]),
      ],
      true,
    ),
  ],
};
