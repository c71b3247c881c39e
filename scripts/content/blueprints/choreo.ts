/** Choreo: the fan curve as printing technique. Held-up cards build arrows and stripes in the club's colours. */
import {
  HINT,
  FITTED,
  cell,
  cells,
  folios,
  frontCover,
  node,
  picture,
  rect,
  rule,
  section,
  spread,
  stream,
  svg,
  text,
  type BlueprintContent,
  type ContentNode,
  type Localised,
} from '../builder.ts';

const NIGHT = 2;
const CLUB = 3;
const AMBER = 4;
const BONE = 6;
const HEX = { night: '#11151c', club: '#ca231d', amber: '#f4a61d', grey: '#868a8c', bone: '#f1e8d6' };

/** Cards held up by hand: slightly turned, slightly uneven, one in seventy missing. */
function cards(
  width: number,
  height: number,
  columns: number,
  rows: number,
  seed: number,
  colour: (u: number, v: number) => string | null,
): string {
  const random = stream(seed);
  const w = width / columns;
  const h = height / rows;
  let drawn = '';
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const fill = colour(column / columns, row / rows);
      const [light, turn, missing] = [random(), random(), random()];
      if (!fill || missing > 0.985) continue;
      const x = column * w;
      const y = row * h;
      drawn += `<rect x="${(x + w * 0.04).toFixed(2)}" y="${(y + h * 0.04).toFixed(2)}" width="${(w * 0.93).toFixed(2)}" height="${(h * 0.93).toFixed(2)}" fill="${shade(fill, Math.round((light - 0.5) * 26))}" transform="rotate(${((turn - 0.5) * 7).toFixed(1)} ${(x + w / 2).toFixed(1)} ${(y + h / 2).toFixed(1)})"/>`;
    }
  return drawn;
}

function shade(hex: string, by: number): string {
  const channel = (at: number): string =>
    Math.max(0, Math.min(255, Number.parseInt(hex.slice(at, at + 2), 16) + by))
      .toString(16)
      .padStart(2, '0');
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

/** Head and shoulders; `u` and `v` from 0 to 1 over the one who is still to come. */
const somebody = (u: number, v: number): boolean =>
  ((u - 0.5) / 0.19) ** 2 + ((v - 0.34) / 0.2) ** 2 < 1 ||
  (v > 0.5 && Math.abs(u - 0.5) < 0.09) ||
  (v > 0.6 && ((u - 0.5) / 0.42) ** 2 + ((v - 0.98) / 0.38) ** 2 < 1) ||
  v > 1;

/** Digits of three and four cards' worth, as the curve holds them up for the twelfth player. */
const TWELVE = ['.X...XX.', 'XX..X..X', '.X.....X', '.X....X.', '.X...X..', '.X..X...', 'XXX.XXXX'];
const twelve = (u: number, v: number): boolean => {
  const [column, row] = [Math.round(u * 26) - 1, Math.round(v * 29) - 3];
  return TWELVE[Math.floor(row / 3)]?.[Math.floor(column / 3)] === 'X';
};

/** Half the width of the cup in each row of cards, from the rim to the base. */
const CUP = [7, 7, 7, 7, 6, 6, 5, 4, 3, 1, 1, 1, 2, 4, 5, 5];
const cup = (u: number, v: number): boolean => {
  const [out, row] = [Math.abs(Math.round(u * 26) - 12.5), Math.round(v * 29) - 5];
  const handle = row > 0 && row < 6 && out > 7 && out < 11 && (out > 9 || row === 1 || row === 5);
  return out < (CUP[row] ?? 0) || handle;
};

/** Where those of the team stand, and how tall they are. */
const CROWD = [
  [0.09, 0.3],
  [0.25, 0.14],
  [0.42, 0.34],
  [0.58, 0.08],
  [0.75, 0.26],
  [0.91, 0.18],
] as const;

/** A chevron that points down: the V of every victory. */
const chevron = (u: number, v: number): boolean => Math.abs(Math.abs(u - 0.5) - (0.38 - v * 0.42)) < 0.14 && v < 0.86;

const drawings = {
  'choreo-cover': svg(
    238,
    305,
    `<rect width="238" height="305" fill="${HEX.night}"/>${cards(238, 305, 26, 29, 11, (u, v) => (v > 0.87 ? HEX.night : chevron(u, v) ? HEX.bone : HEX.club))}`,
  ),
  'choreo-diagonal': svg(
    238,
    305,
    `<rect width="238" height="305" fill="${HEX.club}"/>${cards(238, 305, 26, 29, 5, (u, v) => (u + v * 0.55 < 0.62 ? HEX.bone : u + v * 0.55 < 0.8 ? HEX.night : HEX.club))}`,
  ),
  'choreo-stripes': svg(
    238,
    305,
    `<rect width="238" height="305" fill="${HEX.night}"/>${cards(238, 305, 26, 29, 23, (u, v) => (Math.floor((u + v) * 6) % 2 === 0 ? HEX.club : HEX.night))}`,
  ),
  'choreo-band': svg(
    468,
    56,
    cards(468, 56, 88, 11, 9, (u, v) => ((u * 88 + v * 11 * 1.4) % 44 < 22 ? HEX.club : HEX.night)),
  ),
  'choreo-twelve': svg(
    238,
    305,
    `<rect width="238" height="305" fill="${HEX.night}"/>${cards(238, 305, 26, 29, 17, (u, v) => (twelve(u, v) ? HEX.bone : u + v * 0.4 < 0.72 ? HEX.club : HEX.night))}`,
  ),
  'choreo-cup': svg(
    238,
    305,
    `<rect width="238" height="305" fill="${HEX.night}"/>${cards(238, 305, 26, 29, 41, (u, v) => (cup(u, v) ? HEX.amber : v > 0.72 ? HEX.night : HEX.club))}`,
  ),
  'choreo-player': svg(
    238,
    305,
    `<rect width="238" height="305" fill="${HEX.grey}"/>${cards(238, 305, 26, 29, 53, (u, v) => (somebody(u, v) ? HEX.night : HEX.grey))}`,
  ),
  'choreo-crowd': svg(
    468,
    200,
    `<rect width="468" height="200" fill="${HEX.grey}"/>${cards(468, 200, 54, 23, 61, (u, v) => (CROWD.some(([at, top]) => somebody((u - at) * 3.9 + 0.5, (v - top) / (1.02 - top))) ? HEX.night : HEX.grey))}`,
  ),
  'choreo-back': svg(
    238,
    305,
    `<rect width="238" height="305" fill="${HEX.club}"/>${cards(238, 305, 26, 29, 31, (u, v) => (chevron(u, v * 0.9) ? HEX.night : HEX.club))}`,
  ),
};

const texts: Record<string, Localised> = {
  'cover.line': {
    de: 'Das Stickeralbum der Saison',
    en: 'The sticker album of the season',
    fr: 'L’album de vignettes de la saison',
    it: 'L’album di figurine della stagione',
    pl: 'Album z naklejkami na ten sezon',
  },
  'cover.numbers': {
    de: 'Nr. 1 bis {total-stickers}',
    en: 'No. 1 to {total-stickers}',
    fr: 'N° 1 à {total-stickers}',
    it: 'N. da 1 a {total-stickers}',
    pl: 'Nr od 1 do {total-stickers}',
  },
  'inside.chant': {
    de: 'Wer klebt,\nder bleibt.',
    en: 'You stick\nwith us.',
    fr: 'Qui colle\nreste\navec nous.',
    it: 'Chi attacca\nresta con noi.',
    pl: 'Kto klei,\nten z nami.',
  },
  'inside.note': {
    de: 'Dieses Heft gehört:\n\n\nTauschen erlaubt, Knicken verboten. Doppelte gibt man erst her, wenn man bis drei gezählt hat.',
    en: 'This book belongs to:\n\n\nSwapping allowed, folding forbidden. Count to three before you give away a double.',
    fr: 'Ce cahier appartient à :\n\n\nÉchanger est permis, plier est interdit. On compte jusqu’à trois avant de donner un double.',
    it: 'Questo album è di:\n\n\nScambiare si può, piegare no. Prima di dare via un doppione si conta fino a tre.',
    pl: 'Ten album należy do:\n\n\nWymieniać wolno, zaginać nie. Zanim oddasz podwójną, policz do trzech.',
  },
  'welcome.title': {
    de: 'Anpfiff',
    en: 'Kick-off',
    fr: 'Coup d’envoi',
    it: 'Fischio d’inizio',
    pl: 'Pierwszy gwizdek',
  },
  'welcome.text': {
    de: 'Ein Verein besteht aus Leuten, die samstags um acht das Tor aufschließen. Hier kleben sie alle: die mit den Toren, die mit den Kuchen und der eine, der immer die Bälle sucht.',
    en: 'A club is made of people who unlock the gate at eight on a Saturday. They are all in here: those with the goals, those with the cakes and the one who always looks for the balls.',
    fr: 'Un club, ce sont des gens qui ouvrent le portail à huit heures le samedi. Ils sont tous là : ceux des buts, ceux des gâteaux et celui qui cherche toujours les ballons.',
    it: 'Una società è fatta di persone che il sabato aprono il cancello alle otto. Ci sono tutti: quelli dei gol, quelli delle torte e quello che cerca sempre i palloni.',
    pl: 'Klub to ludzie, którzy w sobotę o ósmej otwierają bramę. Są tu wszyscy: ci od goli, ci od ciasta i ten, co zawsze szuka piłek.',
  },
  'contents.title': { de: 'Aufstellung', en: 'Line-up', fr: 'Composition', it: 'Formazione', pl: 'Skład' },
  'opener.quote': {
    de: '„Wir gehen jedes Spiel ins Netz.“',
    en: '“Every match, we hit the net.”',
    fr: '« À chaque match, au fond des filets. »',
    it: '«Ogni partita, in fondo alla rete.»',
    pl: '„W każdym meczu trafiamy do siatki”.',
  },
  'opener.quote.two': {
    de: '„Auswärts laut, daheim lauter.“',
    en: '“Loud away, louder at home.”',
    fr: '« Bruyants dehors, pires chez nous. »',
    it: '«Forti fuori, più forti in casa.»',
    pl: '„Na wyjeździe głośno, u siebie głośniej”.',
  },
  'opener.photo': {
    de: 'Hier steht euer bestes Mannschaftsfoto.',
    en: 'Your best team photo goes here.',
    fr: 'Ici, votre plus belle photo d’équipe.',
    it: 'Qui va la vostra foto di squadra più bella.',
    pl: 'Tu wstawcie najlepsze zdjęcie drużyny.',
  },
  'team.line': {
    de: 'Tor, Abwehr, Mittelfeld, Sturm und alle, die mitfahren',
    en: 'Goal, defence, midfield, attack and all who come along',
    fr: 'But, défense, milieu, attaque et tous ceux qui suivent',
    it: 'Porta, difesa, centrocampo, attacco e chi viene in trasferta',
    pl: 'Bramka, obrona, pomoc, atak i wszyscy, którzy jadą z nami',
  },
  'chant.title': {
    de: 'Die Kurve singt',
    en: 'The stand sings',
    fr: 'Le virage chante',
    it: 'La curva canta',
    pl: 'Trybuna śpiewa',
  },
  'chant.text': {
    de: 'Rot wie die Kräne am Kai,\nschwarz wie der Morgen um drei,\nwir sind dabei, wir sind dabei!',
    en: 'Red as the cranes on the quay,\nblack as the morning at three,\nhere we will be, here we will be!',
    fr: 'Rouges comme les grues du quai,\nnoirs comme la nuit tombée,\non est là et pour rester !',
    it: 'Rossi come le gru sul molo,\nneri come il merlo in volo,\nqui nessuno resta solo!',
    pl: 'Czerwoni jak dźwigi w dali,\nczarni jak noc na fali,\nbędziemy zawsze śpiewali!',
  },
  'photo.caption': {
    de: 'Letzter Spieltag, kurz nach dem Abpfiff',
    en: 'Last match day, just after the whistle',
    fr: 'Dernière journée, juste après le sifflet',
    it: 'Ultima giornata, subito dopo il fischio finale',
    pl: 'Ostatnia kolejka, zaraz po gwizdku',
  },
  'thanks.title': {
    de: 'Ohne euch kein Spiel',
    en: 'No game without you',
    fr: 'Sans vous, pas de match',
    it: 'Senza di voi non si gioca',
    pl: 'Bez was nie ma meczu',
  },
  'thanks.text': {
    de: 'Danke an alle, die Trikots waschen, Linien ziehen, Bratwurst wenden und Kassen führen. Und an die Nachbarn, für die Geduld mit der Stadionmusik.',
    en: 'Thanks to all who wash shirts, mark lines, turn sausages and keep the books. And to the neighbours for their patience with the music.',
    fr: 'Merci à tous ceux qui lavent les maillots, tracent les lignes, retournent les saucisses et tiennent les comptes. Et aux voisins, pour leur patience avec la musique.',
    it: 'Grazie a chi lava le maglie, traccia le linee, gira le salsicce e tiene i conti. E ai vicini, per la pazienza con la musica.',
    pl: 'Dziękujemy wszystkim, którzy piorą koszulki, malują linie, obracają kiełbaski i prowadzą kasę. I sąsiadom za cierpliwość do muzyki.',
  },
  'season.title': {
    de: 'Saison in Bildern',
    en: 'Season in pictures',
    fr: 'La saison en images',
    it: 'Stagione in foto',
    pl: 'Sezon w zdjęciach',
  },
  'season.text': {
    de: 'Drei Bilder, auf denen niemand zur Seite schaut. Es hat auch nur elf Monate gedauert.',
    en: 'Three pictures in which nobody looks away. It only took eleven months.',
    fr: 'Trois photos où personne ne regarde ailleurs. Il n’a fallu que onze mois.',
    it: 'Tre foto in cui nessuno guarda altrove. Ci sono voluti solo undici mesi.',
    pl: 'Trzy zdjęcia, na których nikt nie patrzy w bok. Zajęło to tylko jedenaście miesięcy.',
  },
  'sponsors.title': { de: 'Bande', en: 'Hoardings', fr: 'Panneaux', it: 'Bordocampo', pl: 'Bandy' },
  'sponsors.one': {
    de: 'Bäckerei\nOfenwarm',
    en: 'Warm Oven\nBakery',
    fr: 'Boulangerie\nLa Mie chaude',
    it: 'Panificio\nForno Caldo',
    pl: 'Piekarnia\nCiepły Piec',
  },
  'sponsors.two': {
    de: 'Fahrschule\nVorfahrt',
    en: 'Right of Way\nDriving School',
    fr: 'Auto-école\nPriorité',
    it: 'Autoscuola\nPrecedenza',
    pl: 'Szkoła jazdy\nPierwszeństwo',
  },
  'sponsors.three': {
    de: 'Optik\nAbseits',
    en: 'Offside\nOpticians',
    fr: 'Optique\nHors-jeu',
    it: 'Ottica\nFuorigioco',
    pl: 'Optyk\nSpalony',
  },
  'sponsors.four': {
    de: 'Getränke\nNachspiel',
    en: 'Extra Time\nDrinks',
    fr: 'Boissons\nProlongation',
    it: 'Bevande\nSupplementari',
    pl: 'Napoje\nDogrywka',
  },
  'sponsors.five': {
    de: 'Reisebüro\nAuswärtssieg',
    en: 'Away Win\nTravel',
    fr: 'Voyages\nÀ l’extérieur',
    it: 'Viaggi\nTrasferta',
    pl: 'Biuro podróży\nWyjazd',
  },
  'sponsors.six': {
    de: 'Dachdecker\nLattenkreuz',
    en: 'Top Corner\nRoofing',
    fr: 'Toitures\nLa Lucarne',
    it: 'Tetti\nIncrocio',
    pl: 'Dekarz\nOkienko',
  },
  'back.line': {
    de: 'Nach dem Album ist vor dem Album.',
    en: 'One album ends, the next kicks off.',
    fr: 'Un album fini, un autre commence.',
    it: 'Finito un album, ne comincia un altro.',
    pl: 'Koniec albumu to początek następnego.',
  },
  'team.photo.title': {
    de: 'Alle auf ein Bild',
    en: 'All in one picture',
    fr: 'Tous sur la photo',
    it: 'Tutti in una foto',
    pl: 'Wszyscy na zdjęciu',
  },
  'team.photo.text': {
    de: 'Oben von links: die Großen. Unten von links: die mit den sauberen Knien.',
    en: 'Top row, from left: the tall ones. Bottom row: those with clean knees.',
    fr: 'En haut, de gauche à droite : les grands. En bas : ceux qui ont les genoux propres.',
    it: 'In alto da sinistra: quelli alti. In basso: quelli con le ginocchia pulite.',
    pl: 'Góra od lewej: ci wysocy. Dół od lewej: ci z czystymi kolanami.',
  },
  'chants.title': {
    de: 'Nummer zwölf',
    en: 'Number twelve',
    fr: 'Le douzième',
    it: 'Il dodicesimo',
    pl: 'Dwunasty gracz',
  },
  'chants.text': {
    de: 'Elf stehen auf dem Platz. Der Rest steht dahinter, friert, singt und weiß alles besser.',
    en: 'Eleven stand on the pitch. The rest stand behind it, freeze, sing and know better.',
    fr: 'Onze sont sur le terrain. Les autres sont derrière, gèlent, chantent et savent tout mieux.',
    it: 'In campo sono in undici. Gli altri stanno dietro, gelano, cantano e sanno tutto meglio.',
    pl: 'Jedenastu stoi na boisku. Reszta stoi za linią, marznie, śpiewa i wie wszystko lepiej.',
  },
  'chant.one.when': {
    de: 'Wenn der Bus kommt',
    en: 'When the coach pulls in',
    fr: 'Quand le car arrive',
    it: 'Quando arriva il pullman',
    pl: 'Gdy podjeżdża autokar',
  },
  'chant.one.text': {
    de: 'Wir sind da, wir sind viele,\nwir gewinnen heut zwei Spiele!',
    en: 'Here we come and here we stay,\nwe shall win two games today!',
    fr: 'On est là, on est bruyants,\non repart toujours contents !',
    it: 'Siamo qui e siamo tanti,\nprima al bar e poi avanti!',
    pl: 'Przyjechało nas tak wielu,\nzaśpiewajmy, przyjacielu!',
  },
  'chant.two.when': {
    de: 'Wenn es regnet',
    en: 'When it rains',
    fr: 'Quand il pleut',
    it: 'Quando piove',
    pl: 'Gdy pada',
  },
  'chant.two.text': {
    de: 'Nass bis auf die Haut und Knochen\nsingen wir noch sieben Wochen!',
    en: 'Soaking wet from hair to shoe,\nthat is what we came to do!',
    fr: 'On est trempés jusqu’aux os,\non chantera encore plus haut !',
    it: 'Siamo fradici fino all’osso,\nma cantiamo a più non posso!',
    pl: 'Deszcz na głowę, woda w butach,\na my dalej przy tych nutach!',
  },
  'chant.three.when': {
    de: 'Wenn es 0:4 steht',
    en: 'When we are four–nil down',
    fr: 'Quand on perd 0-4',
    it: 'Quando siamo sullo 0-4',
    pl: 'Gdy jest 0:4',
  },
  'chant.three.text': {
    de: 'Noch fünf Tore, dann ist’s gut,\nnoch fünf Tore, habt nur Mut!',
    en: 'Five more goals and we’ll be fine,\nhalf past four or half past nine!',
    fr: 'Encore cinq buts et c’est gagné,\nencore cinq buts, faut pas pleurer !',
    it: 'Cinque gol e siamo a posto,\ncinque gol a ogni costo!',
    pl: 'Jeszcze pięć i wygrywamy,\njeszcze pięć, my radę damy!',
  },
  'table.score': { de: '58:31', en: '58–31', fr: '58-31', it: '58-31', pl: '58:31' },
  'table.goals': {
    de: 'Tore in einer Saison',
    en: 'Goals in one season',
    fr: 'Buts en une saison',
    it: 'Gol in una stagione',
    pl: 'Bramki w jednym sezonie',
  },
  'table.text': {
    de: 'Vierzehn Siege, sechs Remis, vier Niederlagen und ein verschossener Elfmeter, über den wir nicht mehr sprechen.',
    en: 'Fourteen wins, six draws, four defeats and one missed penalty that we no longer talk about.',
    fr: 'Quatorze victoires, six nuls, quatre défaites et un penalty manqué dont on ne parle plus.',
    it: 'Quattordici vittorie, sei pareggi, quattro sconfitte e un rigore sbagliato di cui non si parla più.',
    pl: 'Czternaście zwycięstw, sześć remisów, cztery porażki i jeden zmarnowany karny, o którym już nie mówimy.',
  },
  'table.title': { de: 'Tabelle', en: 'League table', fr: 'Classement', it: 'Classifica', pl: 'Tabela' },
  'table.left': {
    de: '1. FC Ostkai\n2. Schleuse 11\n3. Wir\n4. TuS Deichkrone\n5. SC Werftblick\n6. FSV Leuchtturm\n7. Eintracht Ebbe\n8. SV Sandbank',
    en: '1. Eastquay FC\n2. Lockgate Rovers\n3. Us\n4. Dykeside United\n5. Dockview SC\n6. Lighthouse FC\n7. Ebb Athletic\n8. Sandbank Town',
    fr: '1. FC Quai-Est\n2. AS Écluse\n3. Nous\n4. US La Digue\n5. SC Chantier\n6. FC Le Phare\n7. Entente Marée Basse\n8. ES Banc-de-Sable',
    it: '1. Molo Est\n2. Pro Chiusa\n3. Noi\n4. Virtus Diga\n5. Cantiere Calcio\n6. Sporting Faro\n7. Bassa Marea\n8. Polisportiva Secca',
    pl: '1. KS Nabrzeże\n2. Śluza 11\n3. My\n4. Grobla\n5. Stoczniowiec\n6. Latarnik\n7. Odpływ\n8. Mielizna',
  },
  'table.right': {
    de: '55\n51\n48\n41\n36\n30\n22\n9',
    en: '55\n51\n48\n41\n36\n30\n22\n9',
    fr: '55\n51\n48\n41\n36\n30\n22\n9',
    it: '55\n51\n48\n41\n36\n30\n22\n9',
    pl: '55\n51\n48\n41\n36\n30\n22\n9',
  },
  'table.note': {
    de: 'Stand: letzter Spieltag, nach drei Nachzählungen',
    en: 'As of the last match day, after three recounts',
    fr: 'Après la dernière journée et trois recomptages',
    it: 'Dopo l’ultima giornata e tre riconteggi',
    pl: 'Po ostatniej kolejce i trzykrotnym przeliczeniu',
  },
  'trophies.title': { de: 'Vitrine', en: 'Trophies', fr: 'Trophées', it: 'Bacheca', pl: 'Gablota' },
  'trophies.years': {
    de: '1911\n1954\n1987\n2003\n2019',
    en: '1911\n1954\n1987\n2003\n2019',
    fr: '1911\n1954\n1987\n2003\n2019',
    it: '1911\n1954\n1987\n2003\n2019',
    pl: '1911\n1954\n1987\n2003\n2019',
  },
  'trophies.list': {
    de: 'Gegründet, erster Ball geliehen\nKreispokal, im Schnee\nAufstieg, am grünen Tisch\nFairnesspreis, versehentlich\nGrillturnier, Titelverteidiger',
    en: 'Founded, first ball borrowed\nDistrict cup, in the snow\nPromoted, by committee\nFair play award, by mistake\nBarbecue trophy, still holders',
    fr: 'Fondation, premier ballon prêté\nCoupe du district, sous la neige\nMontée, sur tapis vert\nPrix du fair-play, par erreur\nTournoi de grillades, tenants du titre',
    it: 'Fondazione, primo pallone in prestito\nCoppa provinciale, sotto la neve\nPromozione, a tavolino\nPremio fair play, per sbaglio\nTorneo di griglia, detentori',
    pl: 'Założenie, pierwsza piłka pożyczona\nPuchar powiatu, w śniegu\nAwans, przy zielonym stoliku\nNagroda fair play, przez pomyłkę\nTurniej grillowy, obrońcy tytułu',
  },
  'trophies.note': {
    de: 'Platz ist noch. Wir stauben einmal im Jahr ab.',
    en: 'There is room for more. We dust once a year.',
    fr: 'Il reste de la place. On époussette une fois l’an.',
    it: 'Posto ce n’è ancora. Si spolvera una volta l’anno.',
    pl: 'Miejsce jeszcze jest. Kurz ścieramy raz w roku.',
  },
  'chapter.first': {
    de: 'Erste Mannschaft',
    en: 'First team',
    fr: 'Équipe première',
    it: 'Prima squadra',
    pl: 'Pierwsza drużyna',
  },
  'chapter.youth': { de: 'Jugend', en: 'Youth', fr: 'Jeunes', it: 'Giovanili', pl: 'Młodzież' },
  'section.front': { de: 'Vorne', en: 'Front', fr: 'Début', it: 'Inizio', pl: 'Początek' },
  'section.back': { de: 'Hinten', en: 'Back', fr: 'Fin', it: 'Fine', pl: 'Koniec' },
};

/** What is seen of a frame until its picture is there. */
function waiting(x: number, y: number, width: number, height: number): ContentNode[] {
  const drawn = width > height * 0.95 ? 'choreo-crowd' : 'choreo-player';
  return [
    picture(x, y, width, height, drawn, { name: 'Choreografie' }),
    picture(x, y, width, height, null, { name: 'Foto' }),
  ];
}
/** A card that is not held up yet. */
const CARD = '#e0d5bf';
const places = (xs: readonly number[], ys: readonly number[]): ContentNode[] => cells(xs, ys, { fill: CARD });
const GRID4 = [9, 63, 117, 171, 239, 293, 347, 401];
const title = { font: 'title', uppercase: true, bold: null };

const pageNumbers = (): ContentNode[] => [
  rect(-4, 281, 22, 20, NIGHT),
  rect(442, 281, 22, 20, NIGHT),
  ...folios(6, 436, 285.5, 14, { font: 'sub_title', color: BONE }),
];
const head = (): ContentNode[] => [
  text(9, 9, 215, 72, '{section}', { ...title, color: NIGHT, ...FITTED, name: 'Titel' }),
  text(10, 39, 212, 16, '@team.line', { font: 'sub_title', color: CLUB }),
];
const band = (): ContentNode => picture(-4, 245, 468, 56, 'choreo-band', { name: 'Choreografie' });
const chant = (x: number, y: number): ContentNode[] => [
  rect(x, y, 104, 70, NIGHT),
  text(x + 6, y + 7, 92, 26, '@chant.title', { ...title, color: AMBER }),
  text(x + 6, y + 24, 92, 14, '@chant.text', { font: 'sub_title', color: BONE, lineHeight: 120, lines: 3 }),
];

function opener(mirrored: boolean): ContentNode {
  const art = mirrored ? 230 : -4;
  const photo = mirrored ? -4 : 230;
  const bandX = mirrored ? 176 : -20;
  return spread('Auftakt', CLUB, [
    picture(art, -4, mirrored ? 234 : 238, 305, mirrored ? 'choreo-stripes' : 'choreo-diagonal', {
      name: 'Choreografie',
    }),
    picture(photo, -4, 234, 305, 'choreo-player', { name: 'Choreografie' }),
    text(mirrored ? 12 : 300, 14, 148, 16, '@opener.photo', {
      name: HINT,
      font: 'sub_title',
      color: NIGHT,
      align: mirrored ? 'left' : 'right',
    }),
    picture(photo, -4, 234, 305, null, { gradientMap: ['#11151c', '#ff8266'], name: 'Foto' }),
    rect(bandX, 186, 304, 46, NIGHT, { rotation: -5.5 }),
    rect(bandX + (mirrored ? 84 : 0), 224, 220, 20, AMBER, { rotation: -5.5 }),
    text(mirrored ? 242 : 14, mirrored ? 196 : 193, mirrored ? 214 : 208, 72, '{section}', {
      ...title,
      color: BONE,
      rotation: -5.5,
      ...FITTED,
      name: 'Titel',
    }),
    text(bandX + (mirrored ? 94 : 36), 228.5, 180, 24, mirrored ? '@opener.quote.two' : '@opener.quote', {
      font: 'sub_title',
      color: NIGHT,
      rotation: -5.5,
    }),
    ...pageNumbers(),
  ]);
}

const team24 = (): ContentNode =>
  spread('Mannschaft 24', BONE, [band(), ...head(), ...places(GRID4, [54, 131, 208]), ...pageNumbers()]);
const team21 = (): ContentNode =>
  spread('Mannschaft 21', BONE, [
    band(),
    ...head(),
    ...places(GRID4, [54, 131]),
    ...places(GRID4.slice(0, 5), [208]),
    ...chant(347, 208),
    ...pageNumbers(),
  ]);
const team16 = (): ContentNode =>
  spread('Mannschaft 16', BONE, [band(), ...head(), ...places(GRID4, [68, 152]), ...pageNumbers()]);
const team12 = (): ContentNode =>
  spread('Mannschaft 12', BONE, [
    band(),
    ...head(),
    ...places(GRID4.slice(0, 4), [54, 131]),
    ...places(GRID4.slice(4), [131]),
    ...waiting(239, 12, 212, 106),
    text(239, 121, 212, 12, '@photo.caption', { font: 'sub_title', color: NIGHT }),
    ...pageNumbers(),
  ]);
const team8 = (): ContentNode =>
  spread('Panorama 8', BONE, [
    ...waiting(-4, -4, 468, 156),
    band(),
    rect(-20, 136, 250, 34, NIGHT, { rotation: -2.5 }),
    text(12, 141, 210, 48, '{section}', { ...title, color: BONE, rotation: -2.5, ...FITTED, name: 'Titel' }),
    ...places(GRID4, [186]),
    ...pageNumbers(),
  ]);
const team4 = (): ContentNode =>
  spread('Vier und ein Foto', BONE, [
    band(),
    ...head(),
    ...places(GRID4.slice(0, 4), [100]),
    ...waiting(239, 12, 212, 212),
    text(239, 228, 212, 12, '@photo.caption', { font: 'sub_title', color: NIGHT }),
    ...pageNumbers(),
  ]);
const doubles = (): ContentNode =>
  spread('Doppel', BONE, [
    band(),
    ...head(),
    cell(11, 54, true, { fill: CARD }),
    cell(119, 54, true, { fill: CARD }),
    cell(241, 54, true, { fill: CARD }),
    cell(349, 54, true, { fill: CARD }),
    ...places(GRID4, [131]),
    ...pageNumbers(),
  ]);

const teamPhoto = (): ContentNode =>
  spread('Mannschaftsfoto', NIGHT, [
    picture(-4, -26, 468, 56, 'choreo-band', { name: 'Choreografie' }),
    band(),
    ...waiting(14, 40, 432, 196),
    rect(-20, 196, 250, 40, CLUB, { rotation: -2.5 }),
    text(14, 203, 204, 48, '@team.photo.title', { ...title, color: BONE, rotation: -2.5, ...FITTED }),
    rect(260, 226, 186, 19, NIGHT),
    text(268, 232, 178, 14, '@team.photo.text', { font: 'sub_title', color: BONE, align: 'right' }),
    ...pageNumbers(),
  ]);
/** One large picture and two small ones, under the name of the chapter. */
const pictures = (): ContentNode =>
  spread('Drei Bilder', BONE, [
    band(),
    ...head(),
    ...waiting(9, 54, 212, 180),
    ...waiting(239, 54, 104, 180),
    ...waiting(347, 54, 104, 104),
    rect(347, 162, 104, 72, NIGHT),
    text(353, 169, 92, 26, '@chant.title', { ...title, color: AMBER, ...FITTED }),
    text(353, 186, 92, 14, '@chant.text', { font: 'sub_title', color: BONE, lineHeight: 120, lines: 3 }),
    ...pageNumbers(),
  ]);
const twelfth = (): ContentNode =>
  spread('Nummer zwölf', BONE, [
    picture(-4, -4, 234, 305, 'choreo-twelve', { name: 'Choreografie' }),
    text(244, 20, 206, 72, '@chants.title', { ...title, color: NIGHT, ...FITTED }),
    text(246, 53, 196, 14, '@chants.text', { font: 'paragraph', color: NIGHT, lineHeight: 150, lines: 2 }),
    ...['one', 'two', 'three'].flatMap((which, index) => {
      const y = 92 + index * 60;
      return [
        rule(246, y, 200, CLUB, 1.5),
        text(246, y + 6, 200, 16, `@chant.${which}.when`, { font: 'sub_title', color: CLUB }),
        text(246, y + 16, 200, 28, `@chant.${which}.text`, { ...title, color: NIGHT, lineHeight: 140, lines: 2 }),
      ];
    }),
    ...pageNumbers(),
  ]);
const TABLE_ROW = 14.11;
const table = (): ContentNode =>
  spread('Tabelle', NIGHT, [
    rect(-4, -4, 234, 305, CLUB),
    picture(-4, 245, 234, 56, 'choreo-band', { name: 'Choreografie' }),
    text(12, 44, 206, 72, '@table.score', { ...title, color: BONE, scale: 3, ...FITTED }),
    text(14, 132, 200, 28, '@table.goals', { ...title, color: BONE, ...FITTED }),
    text(14, 152, 204, 14, '@table.text', { font: 'sub_title', color: BONE, lineHeight: 150, lines: 3 }),
    text(246, 22, 200, 72, '@table.title', { ...title, color: BONE, ...FITTED }),
    rule(246, 60, 200, CLUB, 1.5),
    rect(246, 74 + 2 * TABLE_ROW, 200, TABLE_ROW, CLUB),
    text(251, 74, 150, 20, '@table.left', { font: 'sub_title', color: BONE, lineHeight: 200, lines: 8 }),
    text(401, 74, 40, 20, '@table.right', {
      font: 'sub_title',
      color: BONE,
      lineHeight: 200,
      lines: 8,
      align: 'right',
    }),
    rule(246, 204, 200, CLUB, 1.5),
    text(246, 210, 200, 14, '@table.note', { font: 'paragraph', color: BONE }),
    ...pageNumbers(),
  ]);
const trophies = (): ContentNode =>
  spread('Vitrine', NIGHT, [
    picture(230, -4, 234, 305, 'choreo-cup', { name: 'Choreografie' }),
    text(12, 22, 206, 72, '@trophies.title', { ...title, color: BONE, scale: 1.4, ...FITTED }),
    rule(14, 72, 202, CLUB, 1.5),
    text(14, 86, 30, 20, '@trophies.years', { font: 'sub_title', color: AMBER, lineHeight: 200, lines: 5 }),
    text(44, 86, 176, 20, '@trophies.list', { font: 'sub_title', color: BONE, lineHeight: 200, lines: 5 }),
    rule(14, 172, 202, CLUB, 1.5),
    text(14, 179, 200, 14, '@trophies.note', { font: 'paragraph', color: BONE }),
    ...pageNumbers(),
  ]);

const layouts: BlueprintContent['layouts'] = [
  {
    id: 'choreo-opener',
    name: { de: 'Auftakt', en: 'Opener', fr: 'Ouverture', it: 'Apertura', pl: 'Otwarcie' },
    role: 'opener',
    spread: opener(false),
  },
  {
    id: 'choreo-opener-mirrored',
    name: {
      de: 'Auftakt, gespiegelt',
      en: 'Opener, mirrored',
      fr: 'Ouverture inversée',
      it: 'Apertura speculare',
      pl: 'Otwarcie odwrócone',
    },
    role: 'opener',
    spread: opener(true),
  },
  {
    id: 'choreo-team-24',
    name: { de: 'Mannschaft', en: 'Team', fr: 'Équipe', it: 'Squadra', pl: 'Drużyna' },
    role: 'team',
    spread: team24(),
  },
  {
    id: 'choreo-team-21',
    name: {
      de: 'Mannschaft mit Gesang',
      en: 'Team with chant',
      fr: 'Équipe et chant',
      it: 'Squadra con coro',
      pl: 'Drużyna z przyśpiewką',
    },
    role: 'team',
    spread: team21(),
  },
  {
    id: 'choreo-team-16',
    name: { de: 'Zwei Reihen', en: 'Two rows', fr: 'Deux rangs', it: 'Due file', pl: 'Dwa rzędy' },
    role: 'team',
    spread: team16(),
  },
  {
    id: 'choreo-team-12',
    name: {
      de: 'Mannschaft mit Foto',
      en: 'Team with photo',
      fr: 'Équipe et photo',
      it: 'Squadra con foto',
      pl: 'Drużyna ze zdjęciem',
    },
    role: 'team',
    spread: team12(),
  },
  {
    id: 'choreo-team-8',
    name: { de: 'Panorama', en: 'Panorama', fr: 'Panorama', it: 'Panorama', pl: 'Panorama' },
    role: 'team',
    spread: team8(),
  },
  {
    id: 'choreo-team-4',
    name: {
      de: 'Vier und ein Foto',
      en: 'Four and a photo',
      fr: 'Quatre et une photo',
      it: 'Quattro e una foto',
      pl: 'Cztery i zdjęcie',
    },
    role: 'team',
    spread: team4(),
  },
  {
    id: 'choreo-doubles',
    name: { de: 'Doppel', en: 'Doubles', fr: 'Doubles', it: 'Doppie', pl: 'Podwójne' },
    role: 'team',
    spread: doubles(),
  },
  {
    id: 'choreo-pictures',
    name: { de: 'Drei Bilder', en: 'Three pictures', fr: 'Trois photos', it: 'Tre foto', pl: 'Trzy zdjęcia' },
    role: 'picture',
    spread: pictures(),
  },
  {
    id: 'choreo-photo',
    name: {
      de: 'Mannschaftsfoto',
      en: 'Team photo',
      fr: 'Photo d’équipe',
      it: 'Foto di squadra',
      pl: 'Zdjęcie drużyny',
    },
    role: 'picture',
    spread: teamPhoto(),
  },
  {
    id: 'choreo-twelfth',
    name: {
      de: 'Gesänge der Kurve',
      en: 'Chants of the stand',
      fr: 'Chants du virage',
      it: 'Cori della curva',
      pl: 'Przyśpiewki trybun',
    },
    role: 'text',
    spread: twelfth(),
  },
  {
    id: 'choreo-table',
    name: { de: 'Tabelle', en: 'League table', fr: 'Classement', it: 'Classifica', pl: 'Tabela' },
    role: 'text',
    spread: table(),
  },
];

const sponsors = (): ContentNode[] =>
  ['one', 'two', 'three', 'four', 'five', 'six'].flatMap((which, index) => {
    const x = 244 + (index % 2) * 104;
    const y = 70 + Math.floor(index / 2) * 58;
    return [
      rect(x, y, 98, 50, index % 3 === 0 ? CLUB : NIGHT),
      text(x + 4, y + 15, 90, 20, `@sponsors.${which}`, { font: 'sub_title', color: BONE, align: 'center', lines: 2 }),
    ];
  });

export const blueprint: BlueprintContent = {
  id: 'sports-choreo',
  blueprint_category: 'sports',
  title: { de: 'Choreo', en: 'Choreo', fr: 'Tifo', it: 'Coreografia', pl: 'Choreo' },
  description: {
    de: 'Hochgehaltene Karten bauen Pfeile und Streifen in euren Farben. Für Vereine, die laut sind.',
    en: 'Held-up cards build arrows and stripes in your colours. For clubs that are loud.',
    fr: 'Des cartons levés dessinent flèches et bandes à vos couleurs. Pour les clubs qui font du bruit.',
    it: 'Cartoncini alzati disegnano frecce e strisce nei vostri colori. Per società che si fanno sentire.',
    pl: 'Uniesione kartony tworzą strzałki i pasy w waszych barwach. Dla klubów, które słychać.',
  },
  palette: [HEX.night, HEX.club, HEX.amber, HEX.grey, HEX.bone],
  fonts: {
    title: { family: 'Anton', bold: false },
    sub_title: { family: 'Barlow Condensed', bold: true },
    paragraph: { family: 'Barlow', bold: false },
  },
  design: 'triangle',
  texts,
  drawings,
  layouts,
  sections: [
    section(
      '@section.front',
      [
        frontCover(NIGHT, [
          picture(226, -4, 238, 305, 'choreo-cover', { name: 'Choreografie' }),
          rect(226, 245, 238, 56, NIGHT),
          text(241, 250.5, 212, 72, '{album-title}', { ...title, color: BONE, scale: 1, ...FITTED, name: 'Titel' }),
          rule(242, 281.5, 206, CLUB, 0.7),
          text(242, 284.5, 120, 16, '@cover.line', { font: 'sub_title', color: BONE }),
          text(358, 284.5, 90, 16, '@cover.numbers', { font: 'sub_title', color: AMBER, align: 'right' }),
        ]),
        spread('Anpfiff', BONE, [
          rect(-4, -4, 234, 305, NIGHT),
          band(),
          text(12, 22, 210, 72, '@inside.chant', { ...title, color: BONE, scale: 1.6, lines: 3, ...FITTED }),
          rect(14, 162, 66, 3, CLUB),
          text(14, 172, 190, 16, '@inside.note', { font: 'paragraph', color: BONE, lineHeight: 120, lines: 8 }),
          text(245, 22, 202, 72, '@welcome.title', { ...title, color: NIGHT, scale: 1.4, ...FITTED }),
          text(246, 64, 200, 16, '@welcome.text', { font: 'paragraph', color: NIGHT, lineHeight: 150, lines: 5 }),
          rule(246, 118, 200, CLUB, 1.5),
          text(246, 124, 200, 28, '@contents.title', { ...title, color: CLUB, ...FITTED }),
          node('Text', {
            x: 246,
            y: 142,
            width: 200,
            height: 98,
            size: 18,
            lineHeight: 150,
            font: 'sub_title',
            color: NIGHT,
            symbol: 'toc-chapters',
            fit: true,
            autosize: false,
            text: '{toc-chapters}',
            name: 'Inhalt',
          }),
          rect(442, 281, 22, 20, NIGHT),
          text(436, 285.5, 18, 14, '{page-number}', { font: 'sub_title', color: BONE, align: 'right' }),
        ]),
      ],
      true,
    ),
    section('@chapter.first', [opener(false), team21(), teamPhoto()]),
    section('@chapter.youth', [opener(true), team12(), twelfth()]),
    section(
      '@section.back',
      [
        spread('Saison in Bildern', NIGHT, [
          ...waiting(-4, -4, 234, 186),
          ...waiting(236, -4, 228, 120),
          ...waiting(236, 122, 228, 179),
          rect(-20, 196, 250, 40, CLUB, { rotation: -2.5 }),
          text(14, 203, 210, 48, '@season.title', { ...title, color: BONE, rotation: -2.5 }),
          text(14, 246, 200, 14, '@season.text', { font: 'paragraph', color: BONE, lineHeight: 150, lines: 3 }),
          ...pageNumbers(),
        ]),
        table(),
        trophies(),
        spread('Danke', BONE, [
          band(),
          text(14, 22, 206, 48, '@thanks.title', { ...title, color: NIGHT, lines: 2 }),
          text(14, 66, 190, 14, '@thanks.text', { font: 'paragraph', color: NIGHT, lineHeight: 150, lines: 5 }),
          ...waiting(14, 120, 206, 112),
          text(244, 22, 200, 48, '@sponsors.title', { ...title, color: CLUB }),
          ...sponsors(),
          ...pageNumbers(),
        ]),
        spread('Rückseite', CLUB, [
          picture(-4, -4, 238, 305, 'choreo-back', { name: 'Choreografie' }),
          rect(-4, 245, 238, 56, NIGHT),
          text(12, 254, 206, 28, '@back.line', { ...title, color: BONE }),
          text(12, 272, 206, 16, '{album-title}', { font: 'sub_title', color: AMBER }),
        ]),
      ],
      true,
    ),
  ],
};
