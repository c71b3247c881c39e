/** Extrablatt: the day somebody was born has finally been reported properly. The empty cell is the box of a picture that is still to come. */
import {
  named,
  FITTED,
  cell,
  frame,
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
import { cakeTone, halftone, portraitTone, type Portrait } from '../halftone.ts';

const BLACK = 2;
const RED = 3;
const GREY = 4;
const PALE = 5;
const PAPER = 6;
const HEX = { black: '#17171a', red: '#c4281c', grey: '#8b867c', pale: '#c9d6da', paper: '#f1ece0' };

/** What a sub-editor draws where a picture is to come: a box and its two diagonals. */
const boxes = (count: number, width = 50): { svg: string; width: number; height: number } =>
  svg(
    54 * (count - 1) + width,
    57,
    Array.from({ length: count }, (_, index) => {
      const [left, right, middle] = [54 * index, 54 * index + width, 54 * index + width / 2];
      return `<rect x="${left}" width="${width}" height="57" fill="#faf7ef"/><path d="M${left} 0L${right} 57M${right} 0L${left} 57" stroke="${HEX.grey}" stroke-width=".35"/><ellipse cx="${middle}" cy="28.5" rx="${width / 2 - 7}" ry="16" fill="#faf7ef"/><rect x="${left + 0.2}" y=".2" width="${width - 0.4}" height="56.6" fill="none" stroke="${HEX.black}" stroke-width=".4"/>`;
    }).join(''),
  );

const people = (list: readonly Portrait[], back: (x: number, y: number) => number) => (x: number, y: number) => {
  for (const one of list) {
    const tone = portraitTone(x, y, one);
    if (tone !== undefined) return tone;
  }
  return back(x, y);
};
const CROSSWORD = ['..#....#', '#.....#.', '...#....', '.#...#..', '....#...', '..#...#.', '.....#..', '#..#....'];
const SQUARE = 13;

const drawings = {
  'extra-boxes-1': boxes(1),
  'extra-boxes-2': boxes(2),
  'extra-boxes-4': boxes(4),
  'extra-boxes-double': boxes(1, 100),
  'extra-front': halftone(
    172,
    128,
    1.5,
    HEX.black,
    people(
      [{ x: 84, y: 76, size: 31, hair: 'short', glasses: true, hat: true }],
      (x, y) => 0.96 - 0.34 * Math.hypot((x - 60) / 172, (y - 30) / 128),
    ),
  ),
  'extra-cake': halftone(238, 190, 2.4, HEX.black, (x, y) => cakeTone(x, y, 238, 190)),
  'extra-singer': halftone(
    238,
    305,
    2.2,
    HEX.black,
    people(
      [{ x: 124, y: 150, size: 62, hair: 'curls', glasses: true }],
      (x, y) => 0.98 - 0.1 * Math.hypot((x - 119) / 238, (y - 100) / 305),
    ),
  ),
  'extra-group': halftone(
    216,
    132,
    1.4,
    HEX.black,
    people(
      [
        { x: 32, y: 92, size: 19, hair: 'long' },
        { x: 108, y: 94, size: 20, hair: 'none', glasses: true, beard: true },
        { x: 182, y: 92, size: 19, hair: 'short' },
        { x: 70, y: 52, size: 17, hair: 'curls' },
        { x: 146, y: 52, size: 17, hair: 'long', hat: true, glasses: true },
      ],
      (x, y) => 0.97 - 0.3 * (y / 132) + 0.05 * Math.sin(x / 9),
    ),
  ),
  'extra-crossword': svg(
    104,
    104,
    `<rect width="104" height="104" fill="#faf7ef"/>${CROSSWORD.flatMap((line, row) => Array.from(line, (sign, column) => (sign === '#' ? `<rect x="${column * SQUARE}" y="${row * SQUARE}" width="${SQUARE}" height="${SQUARE}" fill="${HEX.black}"/>` : ''))).join('')}<path d="${Array.from({ length: 9 }, (_, index) => `M${index * SQUARE} 0V104M0 ${index * SQUARE}H104`).join('')}" stroke="${HEX.black}" stroke-width=".4"/>`,
  ),
  'extra-stamp': svg(
    60,
    34,
    `<g transform="rotate(-9 30 17)" fill="none" stroke="${HEX.red}"><rect x="5" y="7" width="50" height="20" rx="2" stroke-width="1.4"/><rect x="7" y="9" width="46" height="16" rx="1" stroke-width=".4"/></g>`,
  ),
};

const texts: Record<string, Localised> = {
  'mast.date': named(
    'Sonderausgabe zum großen Tag',
    'Special edition for the big day',
    'Édition spéciale du grand jour',
    'Edizione speciale per il gran giorno',
    'Wydanie specjalne na wielki dzień',
  ),
  'mast.price': named(
    'Preis: ein Stück Torte',
    'Price: one slice of cake',
    'Prix : une part de gâteau',
    'Prezzo: una fetta di torta',
    'Cena: kawałek tortu',
  ),
  'mast.page': named(
    'überparteilich, aber verliebt',
    'impartial, but fond',
    'impartial, mais attendri',
    'imparziale, ma affezionato',
    'bezstronnie, lecz z sercem',
  ),
  'front.head': named(
    'Es ist tatsächlich passiert!',
    'It really did happen!',
    'C’est vraiment arrivé !',
    'È successo davvero!',
    'To się naprawdę stało!',
  ),
  'front.deck': named(
    'Zeugen bestätigen: Der Tag der Geburt war ein voller Erfolg. Feierlichkeiten dauern an.',
    'Witnesses confirm: the day of the birth was a complete success. Celebrations continue.',
    'Des témoins confirment : le jour de la naissance fut un succès. Les festivités se poursuivent.',
    'I testimoni confermano: il giorno della nascita fu un successo. I festeggiamenti continuano.',
    'Świadkowie potwierdzają: dzień narodzin był pełnym sukcesem. Obchody trwają.',
  ),
  'front.caption': named(
    'Die Hauptperson kurz vor der dritten Torte',
    'The person in question, shortly before the third cake',
    'La vedette, juste avant le troisième gâteau',
    'Il personaggio del giorno, poco prima della terza torta',
    'Gwiazda dnia tuż przed trzecim tortem',
  ),
  'front.teaser': named(
    '{total-stickers} Gesichter, die man kennen muss',
    '{total-stickers} faces you need to know',
    '{total-stickers} visages à connaître',
    '{total-stickers} facce da conoscere',
    '{total-stickers} twarzy, które trzeba znać',
  ),
  'weather.title': named('Wetter', 'Weather', 'Météo', 'Meteo', 'Pogoda'),
  'weather.text': named(
    'Heiter, gegen Abend laut. In der Küche örtlich Gedränge, auf dem Balkon Aufheiterungen. Aussichten: noch lange nicht müde.',
    'Bright, loud towards evening. Local crowding in the kitchen, clear spells on the balcony. Outlook: not tired for hours.',
    'Radieux, bruyant en soirée. Bouchons dans la cuisine, éclaircies sur le balcon. Tendance : personne ne se couche.',
    'Sereno, chiassoso verso sera. Addensamenti in cucina, schiarite sul balcone. Tendenza: nessuno ha sonno.',
    'Pogodnie, pod wieczór głośno. W kuchni lokalny tłok, na balkonie przejaśnienia. Prognoza: nikt nie zaśnie.',
  ),
  'title.birth': named(
    'Vier Uhr siebzehn',
    'Four seventeen',
    'Quatre heures dix-sept',
    'Le quattro e diciassette',
    'Czwarta siedemnaście',
  ),
  'title.coalition': named(
    'Koalition hält',
    'Coalition holds',
    'La coalition tient',
    'La coalizione tiene',
    'Koalicja trwa',
  ),
  'title.night': named(
    'Um elf gehen?',
    'Leave at eleven?',
    'Partir à onze heures ?',
    'Via alle undici?',
    'O jedenastej?',
  ),
  'title.witness': named(
    'Zeugen gesucht',
    'Witnesses wanted',
    'Appel à témoins',
    'Cercasi testimoni',
    'Szukamy świadków',
  ),
  'title.council': named(
    'Rat der Tanten',
    'Council of aunts',
    'Conseil des tantes',
    'Consiglio delle zie',
    'Rada ciotek',
  ),
  'article.birth': named(
    'Nach Informationen dieser Zeitung begann alles an einem ganz gewöhnlichen Tag. Der Vater suchte den Autoschlüssel, die Mutter fand ihn im Kühlschrank. Um 4.17 Uhr meldete die Klinik Vollzug: zehn Finger, zehn Zehen, eine kräftige Stimme. Die Nachbarn hörten es zwei Straßen weiter. Seither ist vieles anders geworden, die Stimme nicht. „Wir haben es geahnt“, sagt die Großmutter, die es schon immer gewusst hat.',
    'According to our information it all began on a perfectly ordinary day. The father was looking for the car keys, the mother found them in the fridge. At 4.17 a.m. the clinic reported success: ten fingers, ten toes, one powerful voice. The neighbours heard it two streets away. Much has changed since then, the voice has not. “We had a feeling,” says the grandmother, who has always known.',
    'Selon nos informations, tout a commencé un jour parfaitement ordinaire. Le père cherchait les clés de la voiture, la mère les a trouvées dans le frigo. À 4 h 17, la clinique annonçait : dix doigts, dix orteils, une voix puissante. Les voisins l’ont entendue deux rues plus loin. Depuis, beaucoup de choses ont changé, pas la voix. « On s’en doutait », dit la grand-mère, qui l’a toujours su.',
    'Secondo le nostre informazioni tutto cominciò in un giorno qualunque. Il padre cercava le chiavi della macchina, la madre le trovò nel frigorifero. Alle 4.17 la clinica annunciò: dieci dita, dieci ditini, una voce potente. I vicini la sentirono a due strade di distanza. Da allora molto è cambiato, la voce no. «Ce lo sentivamo», dice la nonna, che lo ha sempre saputo.',
    'Według naszych informacji wszystko zaczęło się w zupełnie zwykły dzień. Ojciec szukał kluczyków do auta, matka znalazła je w lodówce. O 4.17 klinika ogłosiła: dziesięć palców u rąk, dziesięć u nóg, jeden donośny głos. Sąsiedzi słyszeli go dwie ulice dalej. Od tamtej pory wiele się zmieniło, głos nie. „Przeczuwaliśmy to” – mówi babcia, która wiedziała od zawsze.',
  ),
  'article.coalition': named(
    'Die Familie regiert seit Jahrzehnten ohne Neuwahlen. Koalitionskrisen gab es nur zweimal, beide Male ging es um Kartoffelsalat. Das Ministerium für Kuchen meldet Rekordernten, das Amt für gute Ratschläge arbeitet rund um die Uhr. Beobachter rechnen mit einer weiteren Amtszeit.',
    'The family has been in office for decades without an election. There were only two crises in the coalition, both about potato salad. The ministry of cake reports record harvests, the office of good advice works round the clock. Observers expect another term.',
    'La famille gouverne depuis des décennies sans élections. Deux crises seulement, toutes deux au sujet de la salade de pommes de terre. Le ministère du Gâteau annonce des récoltes records, le bureau des bons conseils travaille jour et nuit. On prévoit un nouveau mandat.',
    'La famiglia governa da decenni senza elezioni. Solo due crisi, entrambe per l’insalata di patate. Il ministero della Torta annuncia raccolti record, l’ufficio Buoni Consigli lavora giorno e notte. Gli osservatori prevedono un altro mandato.',
    'Rodzina rządzi od dziesięcioleci bez wyborów. Kryzysy były tylko dwa, oba z powodu sałatki ziemniaczanej. Ministerstwo Tortu ogłasza rekordowe zbiory, urząd dobrych rad pracuje całą dobę. Obserwatorzy spodziewają się kolejnej kadencji.',
  ),
  'article.night': named(
    'Wie aus Freundeskreisen verlautet, wollte man um elf gehen. Um eins stand man noch im Flur. Um drei sang jemand, um vier alle. Die Polizei kam um fünf und blieb bis sechs. Über die Tanzfläche, die eigentlich ein Teppich ist, wird noch zu reden sein.',
    'Friends report that the plan was to leave at eleven. At one they were still in the hall. At three somebody sang, at four everybody did. The police came at five and stayed until six. As for the dance floor, which is in fact a carpet, more will have to be said.',
    'D’après des amis, on voulait partir à onze heures. À une heure, on était encore dans l’entrée. À trois heures quelqu’un chantait, à quatre heures tout le monde. La police est venue à cinq heures et restée jusqu’à six. De la piste, en fait un tapis, on reparlera.',
    'Fonti amiche riferiscono che si voleva andare via alle undici. All’una si era ancora nell’ingresso. Alle tre qualcuno cantava, alle quattro tutti. La polizia arrivò alle cinque e restò fino alle sei. Della pista, che poi è un tappeto, si dovrà riparlare.',
    'Przyjaciele donoszą, że mieli wyjść o jedenastej. O pierwszej wciąż stali w przedpokoju. O trzeciej ktoś śpiewał, o czwartej wszyscy. Policja przyjechała o piątej i została do szóstej. O parkiecie, który jest w istocie dywanem, jeszcze będzie mowa.',
  ),
  'article.witness': named(
    'Die Redaktion bittet um Bilder. Wer diese Menschen gesehen hat, klebe sie bitte an der richtigen Stelle ein. Sachdienliche Anekdoten nimmt jede Kuchentheke entgegen.',
    'The editors ask for pictures. If you have seen these people, please stick them in the right place. Helpful anecdotes are accepted at any cake counter.',
    'La rédaction demande des photos. Si vous avez vu ces personnes, collez-les au bon endroit. Toute anecdote utile est reçue au comptoir des gâteaux.',
    'La redazione chiede fotografie. Chi ha visto queste persone le incolli al posto giusto. Ogni aneddoto utile si accetta al banco delle torte.',
    'Redakcja prosi o zdjęcia. Kto widział te osoby, niech wklei je we właściwe miejsce. Przydatne anegdoty przyjmuje każda lada z ciastem.',
  ),
  'article.council': named(
    'Der Rat der Tanten tagte bis in den Morgen. Ergebnis: Alle sehen gut aus, nur schmal.',
    'The council of aunts met until morning. Result: everyone looks well, only thin.',
    'Le conseil des tantes a siégé jusqu’au matin. Résultat : tout le monde a bonne mine, mais maigre.',
    'Il consiglio delle zie si è riunito fino al mattino. Esito: stanno tutti bene, solo un po’ magri.',
    'Rada ciotek obradowała do rana. Wynik: wszyscy dobrze wyglądają, tylko chudo.',
  ),
  'title.chairs': named(
    'Der letzte Stuhl',
    'The last chair',
    'La dernière chaise',
    'L’ultima sedia',
    'Ostatnie krzesło',
  ),
  'title.letter': named(
    'Leserbrief',
    'Letter to the editor',
    'Courrier des lecteurs',
    'Lettera al giornale',
    'List do redakcji',
  ),
  'title.science': named(
    'Forschung staunt',
    'Science amazed',
    'La science s’étonne',
    'La scienza stupita',
    'Nauka zdumiona',
  ),
  'title.lost': named('Fundbüro', 'Lost property', 'Objets trouvés', 'Oggetti smarriti', 'Rzeczy znalezione'),
  'title.traffic': named(
    'Stau am Buffet',
    'Jam at the buffet',
    'Bouchon au buffet',
    'Coda al buffet',
    'Korek przy bufecie',
  ),
  'title.correction': named('Berichtigung', 'Correction', 'Rectificatif', 'Rettifica', 'Sprostowanie'),
  'title.market': named('Kuchenbörse', 'Cake market', 'Bourse aux gâteaux', 'Borsa dei dolci', 'Giełda ciast'),
  'title.archive': named('Aus dem Archiv', 'From the archive', 'Dans nos archives', 'Dall’archivio', 'Z archiwum'),
  'article.chairs': named(
    'Im Finale um den letzten Stuhl trafen eine Dreijährige und ihr Großonkel aufeinander. Die Musik stoppte, beide saßen, keiner gab nach. Die Jury zog sich zur Beratung in die Küche zurück und kam nicht wieder. Der Stuhl wird geteilt, das Rückspiel ist vereinbart.',
    'The final for the last chair saw a three-year-old meet her great-uncle. The music stopped, both sat down, neither gave way. The jury withdrew to the kitchen and never came back. The chair is to be shared, the return match has been agreed.',
    'En finale, une fillette de trois ans affrontait son grand-oncle pour la dernière chaise. La musique s’est tue, les deux étaient assis, personne n’a cédé. Le jury s’est retiré à la cuisine et n’en est pas revenu. La chaise sera partagée, le match retour est fixé.',
    'Nella finale per l’ultima sedia una bambina di tre anni ha sfidato il prozio. La musica si è fermata, entrambi erano seduti, nessuno ha ceduto. La giuria si è ritirata in cucina e non è più tornata. La sedia sarà divisa, la rivincita è già fissata.',
    'W finale o ostatnie krzesło trzylatka zmierzyła się z najstarszym wujkiem. Muzyka ucichła, oboje siedzieli, nikt nie ustąpił. Jury poszło na naradę do kuchni i już nie wróciło. Krzesło będzie wspólne, rewanż uzgodniono.',
  ),
  'article.letter': named(
    'Sehr geehrte Redaktion, auf dem Foto von 1987 trage ich keine Gardine. Das war Mode und sehr teuer. Auch habe nicht ich zu laut gesungen, die anderen sangen zu leise. Ich bitte um Richtigstellung und ein Stück von der Torte. Ihre treue Leserin',
    'Dear editors, in the photograph of 1987 I am not wearing a curtain. It was the fashion, and expensive. Nor did I sing too loudly: the others were too quiet. I expect a correction and a slice of the cake. A faithful reader',
    'Chère rédaction, sur la photo de 1987, je ne porte pas un rideau. C’était la mode, et hors de prix. Je n’ai pas non plus chanté trop fort, les autres chantaient trop bas. J’attends un rectificatif et une part de gâteau. Une lectrice fidèle',
    'Gentile redazione, nella foto del 1987 non indosso una tenda. Era la moda, e costava molto. E non ho cantato troppo forte io: erano gli altri a cantare piano. Attendo una rettifica e una fetta di torta. Una lettrice affezionata',
    'Szanowna Redakcjo, na zdjęciu z 1987 roku nie mam na sobie firanki. To była moda, i to droga. To nie ja śpiewałam za głośno, to inni śpiewali za cicho. Proszę o sprostowanie i kawałek tortu. Wierna czytelniczka',
  ),
  'article.science': named(
    'Eine Langzeitstudie am Küchentisch belegt: Wer einmal sitzt, bleibt. Je näher der Stuhl am Kühlschrank, desto länger das Gespräch. Nach Mitternacht sinkt die Lautstärke nie, nur die Zahl der Themen. Die Studie wird nächstes Jahr mit mehr Käse wiederholt.',
    'A long-term study at the kitchen table proves it: whoever sits down stays. The closer the chair to the fridge, the longer the talk. After midnight the volume never drops, only the number of topics. The study will be repeated next year with more cheese.',
    'Une étude menée à la table de la cuisine le prouve : qui s’assied reste. Plus la chaise est près du frigo, plus la conversation dure. Après minuit, le volume ne baisse jamais, seulement le nombre de sujets. L’étude sera reprise l’an prochain avec plus de fromage.',
    'Uno studio condotto al tavolo della cucina lo dimostra: chi si siede resta. Più la sedia è vicina al frigorifero, più dura il discorso. Dopo mezzanotte il volume non cala mai, cala solo il numero dei temi. Lo studio sarà ripetuto l’anno prossimo con più formaggio.',
    'Wieloletnie badania przy stole kuchennym dowodzą: kto usiądzie, ten zostaje. Im bliżej lodówki stoi krzesło, tym dłuższa rozmowa. Po północy głośność nie spada, ubywa tylko tematów. Za rok badanie zostanie powtórzone z większą ilością sera.',
  ),
  'article.lost': named(
    'Abgegeben wurden: drei Schirme, ein linker Tanzschuh, eine Brille, die auf der Stirn saß, und der rote Faden der Festrede. Ein Kartoffelsalat ohne Absender steht noch im Flur. Wer ihn vermisst, hat ihn wohl selbst gebracht und will ihn nicht zurück.',
    'Handed in: three umbrellas, one left dancing shoe, a pair of glasses last seen on a forehead and the thread of the speech. A potato salad without a sender is still in the hall. Whoever misses it probably brought it and does not want it back.',
    'Ont été rapportés : trois parapluies, une chaussure de danse gauche, des lunettes oubliées sur un front et le fil du discours. Une salade sans expéditeur attend dans l’entrée. Celui qui l’a perdue l’a sans doute apportée et n’en veut plus.',
    'Consegnati: tre ombrelli, una scarpa da ballo sinistra, un paio di occhiali dimenticati sulla fronte e il filo del discorso. Un’insalata di patate senza mittente aspetta nell’ingresso. Chi la cerca l’ha portata e di sicuro non la rivuole.',
    'Oddano: trzy parasole, lewy but do tańca, okulary zostawione na czole i wątek przemówienia. Sałatka ziemniaczana bez nadawcy wciąż stoi w przedpokoju. Komu jej brakuje, ten ją pewnie przyniósł i nie chce jej z powrotem.',
  ),
  'article.traffic': named(
    'Auf der Strecke zwischen Terrasse und Nachtisch kam es zu stockendem Verkehr. Grund war ein Gespräch über Knie, das in beiden Richtungen geführt wurde. Ortskundige wichen über das Wohnzimmer aus. Gegen 18 Uhr war der Pudding wieder frei.',
    'Traffic was slow between the terrace and the desserts. The cause was a conversation about knees, held in both directions. Locals took the detour through the living room. By six the way to the trifle was clear again.',
    'Circulation ralentie entre la terrasse et les desserts. En cause : une conversation sur les genoux, dans les deux sens. Les habitués sont passés par le salon. Vers dix-huit heures, la mousse au chocolat était de nouveau accessible.',
    'Traffico rallentato tra la terrazza e i dolci. La causa: una conversazione sulle ginocchia, in entrambi i sensi di marcia. Chi conosce la zona è passato dal salotto. Verso le diciotto il tiramisù era di nuovo raggiungibile.',
    'Między tarasem a deserem ruch odbywał się powoli. Powodem była rozmowa o kolanach, prowadzona w obu kierunkach. Miejscowi wybrali objazd przez salon. Około osiemnastej dojazd do budyniu był znowu wolny.',
  ),
  'article.correction': named(
    'Anders als gestern behauptet, war der Nachtisch nicht aus. Er stand hinten im Kühlschrank, hinter dem Sellerie. Wir bedauern den Fehler und haben den Beweis aufgegessen.',
    'Contrary to our report, the dessert had not run out. It was at the back of the fridge, behind the celery. We regret the error and have eaten the evidence.',
    'Contrairement à nos informations, le dessert n’était pas fini. Il était au fond du frigo, derrière le céleri. Nous regrettons l’erreur et avons mangé la preuve.',
    'Contrariamente a quanto riferito, il dolce non era finito. Era in fondo al frigorifero, dietro il sedano. Ci scusiamo per l’errore e abbiamo mangiato le prove.',
    'Wbrew naszym doniesieniom deser się nie skończył. Stał w głębi lodówki, za selerem. Przepraszamy za błąd, dowód został zjedzony.',
  ),
  'article.market': named(
    'Käsetorte legte bis 16 Uhr kräftig zu, Obstboden blieb stabil. Der letzte Rest Mohn wurde unter der Hand gehandelt.',
    'Cheesecake rose sharply by four, fruit tart held steady. The last of the poppy seed changed hands under the table.',
    'Le fromage blanc a bondi avant seize heures, la tarte aux fruits est restée stable. La dernière part de pavot s’est vendue sous la table.',
    'La torta di ricotta è salita molto entro le sedici, la crostata è rimasta stabile. L’ultima fetta ai semi di papavero è passata sottobanco.',
    'Sernik mocno zyskał przed szesnastą, placek z owocami trzymał poziom. Ostatni kawałek makowca sprzedano spod lady.',
  ),
  'article.archive': named(
    'Das Archiv dieser Zeitung reicht weit zurück. Mit vier: auf dem Dreirad bis zur Bundesstraße, Rückkehr mit Blaulicht. Mit neun: Gründung eines Vereins, dem nur der Hund beitrat. Mit siebzehn: nie wieder ein Familienfest. Das heutige wurde eigenhändig bestellt, samt Kapelle. Der Hund wäre stolz gewesen.',
    'Our archive goes back a long way. Aged four: by tricycle as far as the main road, return with flashing lights. Aged nine: foundation of a club that only the dog joined. Aged seventeen: never again a family party. Today’s was ordered in person, band included. The dog would have been proud.',
    'Nos archives remontent loin. À quatre ans : en tricycle jusqu’à la nationale, retour sous gyrophare. À neuf ans : fondation d’un club dont seul le chien est devenu membre. À dix-sept ans : plus jamais de fête de famille. Celle d’aujourd’hui a été commandée en personne, orchestre compris. Le chien aurait été fier.',
    'Il nostro archivio va molto indietro. A quattro anni: in triciclo fino alla statale, ritorno con il lampeggiante. A nove: fondazione di un club a cui si iscrisse solo il cane. A diciassette: mai più una festa di famiglia. Quella di oggi è stata ordinata di persona, orchestra compresa. Il cane ne sarebbe stato fiero.',
    'Nasze archiwum sięga daleko. Cztery lata: trójkołowcem aż do szosy, powrót na sygnale. Dziewięć lat: założenie klubu, do którego zapisał się tylko pies. Siedemnaście lat: nigdy więcej rodzinnych przyjęć. Dzisiejsze zamówione osobiście, razem z orkiestrą. Pies byłby dumny.',
  ),
  'article.cake': named(
    'Nach Angaben der Küche sind die Vorräte gesichert. Ein Krisenstab aus drei Großmüttern hat vorsorglich nachgebacken. Hamsterkäufe sind unnötig, Alufolie liegt bereit.',
    'The kitchen says supplies are secure. A task force of three grandmothers has baked again, to be safe. There is no need to hoard, tin foil is available.',
    'Selon la cuisine, les réserves sont assurées. Une cellule de crise de trois grands-mères a refait des gâteaux par précaution. Inutile de stocker, le papier d’aluminium est prêt.',
    'Secondo la cucina le scorte sono garantite. Un’unità di crisi di tre nonne ha infornato di nuovo, per prudenza. Inutile fare provviste, la carta stagnola è pronta.',
    'Według kuchni zapasy są bezpieczne. Sztab kryzysowy trzech babć na wszelki wypadek upiekł więcej. Nie trzeba robić zapasów, folia aluminiowa czeka.',
  ),
  'head.cake': named(
    'Kuchen reicht bis Donnerstag',
    'Cake to last until Thursday',
    'Du gâteau jusqu’à jeudi',
    'Torta fino a giovedì',
    'Tortu starczy do czwartku',
  ),
  'deck.home': named(
    'Beobachter sprechen von einem Fest, das den Namen verdient. Ein Ende ist nicht abzusehen.',
    'Observers speak of a party worthy of the name. No end is in sight.',
    'Les observateurs parlent d’une fête digne de ce nom. On n’en voit pas la fin.',
    'Gli osservatori parlano di una festa degna di questo nome. La fine non è in vista.',
    'Obserwatorzy mówią o przyjęciu, które zasługuje na tę nazwę. Końca nie widać.',
  ),
  'weather.sofa': named(
    'Über dem Sofa am Nachmittag Nebel, auf der Tanzfläche Hitze. Gegen Mitternacht ziehen einzelne Tanten ab.',
    'Fog over the sofa in the afternoon, heat on the dance floor. Scattered aunts, clearing towards midnight.',
    'Brume sur le canapé l’après-midi, canicule sur la piste. Vers minuit, quelques tantes se dissipent.',
    'Nebbia sul divano nel pomeriggio, afa sulla pista. Verso mezzanotte si diradano le zie.',
    'Po południu mgła nad kanapą, na parkiecie upał. Około północy ciotki zaczną się rozchodzić.',
  ),
  'weather.hall': named(
    'Am Buffet Hochdruck, im Flur Böen aus Richtung Haustür. Nachts trocken, bis auf die Getränke.',
    'High pressure at the buffet, gusts in the hall from the front door. Dry overnight, apart from the drinks.',
    'Hautes pressions au buffet, rafales dans l’entrée côté porte. Nuit sèche, boissons mises à part.',
    'Alta pressione al buffet, raffiche nell’ingresso dalla porta di casa. Notte asciutta, a parte le bevande.',
    'Przy bufecie wyż, w przedpokoju porywy od strony drzwi. W nocy sucho, nie licząc napojów.',
  ),
  'contents.title': named(
    'In dieser Ausgabe',
    'In this edition',
    'Dans ce numéro',
    'In questo numero',
    'W tym numerze',
  ),
  'own.title': named('In eigener Sache', 'From the editors', 'À nos lecteurs', 'Ai nostri lettori', 'Od redakcji'),
  'own.deck': named(
    'Warum so viele Kästen noch leer sind',
    'Why so many boxes are still empty',
    'Pourquoi tant de cases sont vides',
    'Perché tante caselle sono vuote',
    'Dlaczego tyle ramek jest pustych',
  ),
  'own.text': named(
    'Liebe Leserin, lieber Leser, wo ein Kasten mit zwei Strichen steht, kommt noch ein Bild. So macht man das in jeder guten Zeitung. Nur dass hier kein Fotograf unterwegs ist, sondern Sie: Tüte auf, Gesicht suchen, Nummer finden, einkleben. Doppelte tauscht man an der Sektbar. Druckfehler sind beabsichtigt, Gerüchte frei erfunden und fast alle wahr.',
    'Dear reader, wherever there is a box with two strokes, a picture is still to come. Every good newspaper does it that way. Only here no photographer is on the road, you are: open the pack, look for the face, find the number, stick it in. Doubles are swapped at the bar. Misprints are intended, rumours invented and nearly all of them true.',
    'Chère lectrice, cher lecteur, là où une case porte deux traits, une photo doit encore venir. Tout bon journal fait ainsi. Mais ici, pas de photographe : c’est vous. Ouvrez la pochette, cherchez le visage, trouvez le numéro, collez. Les doubles s’échangent au bar. Les coquilles sont voulues, les rumeurs inventées et presque toutes vraies.',
    'Cara lettrice, caro lettore, dove c’è una casella con due tratti deve ancora arrivare una foto. Così fa ogni buon giornale. Ma qui non c’è un fotografo in giro, ci siete voi: aprite la bustina, cercate la faccia, trovate il numero, incollate. I doppioni si scambiano al bar. I refusi sono voluti, le voci inventate e quasi tutte vere.',
    'Droga Czytelniczko, drogi Czytelniku, gdzie stoi ramka z dwiema kreskami, tam dopiero będzie zdjęcie. Tak robi każda dobra gazeta. Tylko że tu nie jeździ fotograf, tylko Ty: otwórz paczkę, znajdź twarz, znajdź numer, wklej. Podwójne wymienia się przy barze. Literówki są celowe, plotki zmyślone i prawie wszystkie prawdziwe.',
  ),
  'kicker.home': named('Aus erster Hand', 'First-hand', 'De source sûre', 'Di prima mano', 'Z pierwszej ręki'),
  'head.home': named(
    'Stabile Mehrheit am Kaffeetisch',
    'Stable majority at the coffee table',
    'Majorité stable autour du café',
    'Maggioranza stabile a tavola',
    'Stabilna większość przy stole',
  ),
  'kicker.arts': named('Wörtlich', 'Verbatim', 'Mot pour mot', 'Testuale', 'Dosłownie'),
  'head.arts': named('„Ich geh gleich.“', '“I’m off in a minute.”', '« J’y vais. »', '«Adesso vado.»', '„Zaraz idę.”'),
  'deck.arts': named(
    'Gesagt um 22.50 Uhr, gegangen um 6.10 Uhr',
    'Said at 10.50 p.m., left at 6.10 a.m.',
    'Dit à 22 h 50, parti à 6 h 10',
    'Detto alle 22.50, uscito alle 6.10',
    'Powiedziane o 22.50, wyjście o 6.10',
  ),
  'head.people': named(
    'Diese Gesichter wurden gesehen',
    'These faces were seen',
    'On a vu ces visages',
    'Queste facce sono state viste',
    'Te twarze widziano',
  ),
  'deck.people': named('Bilder folgen', 'Pictures to follow', 'Photos à suivre', 'Foto in arrivo', 'Zdjęcia wkrótce'),
  'head.pairs': named('Unzertrennlich', 'Inseparable', 'Inséparables', 'Inseparabili', 'Nierozłączni'),
  'deck.pairs': named(
    'Seit Jahren gemeinsam in den Schlagzeilen',
    'In the headlines together for years',
    'Ensemble à la une depuis des années',
    'Da anni insieme in prima pagina',
    'Od lat razem na pierwszych stronach',
  ),
  'head.interview': named(
    '„Kuchen ist auch eine Antwort“',
    '“Cake is an answer too”',
    '« Le gâteau est aussi une réponse »',
    '«Anche la torta è una risposta»',
    '„Tort to też odpowiedź”',
  ),
  'deck.interview': named(
    'Das große Interview mit der Hauptperson',
    'The big interview with the person of the day',
    'La grande interview de la vedette du jour',
    'La grande intervista con chi festeggia',
    'Wielki wywiad z gwiazdą dnia',
  ),
  'interview.text': named(
    'Wie fühlt man sich so?\nWie gestern, nur mit mehr Besuch.\n\nWas haben Sie noch vor?\nAusschlafen. Danach die Welt.\n\nIhr größter Erfolg?\nDass alle gekommen sind.\n\nUnd Ihr größter Fehler?\nDer Fahrradsturz von 1994. Ich würde ihn wieder machen.',
    'How does it feel?\nLike yesterday, only with more visitors.\n\nWhat are your plans?\nA lie-in. After that, the world.\n\nYour greatest success?\nThat everybody came.\n\nAnd your greatest mistake?\nFalling off that bicycle in 1994. I would do it again.',
    'Comment vous sentez-vous ?\nComme hier, avec plus de visites.\n\nVos projets ?\nUne grasse matinée. Puis le monde.\n\nVotre plus grand succès ?\nQue tout le monde soit venu.\n\nVotre plus grande erreur ?\nLa chute à vélo de 1994. Je la referais.',
    'Come ci si sente?\nCome ieri, ma con più visite.\n\nChe progetti ha?\nDormire. Poi il mondo.\n\nIl suo più grande successo?\nChe siano venuti tutti.\n\nE il più grande errore?\nLa caduta in bici del 1994. La rifarei.',
    'Jakie to uczucie?\nJak wczoraj, tylko gości więcej.\n\nJakie plany?\nWyspać się. Potem świat.\n\nNajwiększy sukces?\nŻe wszyscy przyszli.\n\nA największy błąd?\nUpadek z roweru w 1994. Zrobię to znowu.',
  ),
  'interview.quote': named(
    'Ausschlafen. Danach die Welt.',
    'A lie-in. After that, the world.',
    'Une grasse matinée. Puis le monde.',
    'Dormire. Poi il mondo.',
    'Wyspać się. Potem świat.',
  ),
  'head.group': named(
    'Alle auf einem Bild, Experten ratlos',
    'All in one picture, experts baffled',
    'Tous sur une photo, experts perplexes',
    'Tutti in una foto, esperti increduli',
    'Wszyscy na jednym zdjęciu, eksperci bezradni',
  ),
  'group.caption': named(
    'Von links: die Schnelle, der Stille, die mit dem Hut, der mit dem Bart und jemand, der nur das Telefon laden wollte',
    'From left: the fast one, the quiet one, the one with the hat, the one with the beard and somebody who only came to charge a phone',
    'De gauche à droite : la rapide, le discret, celle au chapeau, le barbu et quelqu’un venu charger son téléphone',
    'Da sinistra: la veloce, il silenzioso, quella col cappello, quello con la barba e uno che voleva solo caricare il telefono',
    'Od lewej: szybka, cichy, ta w kapeluszu, ten z brodą i ktoś, kto chciał tylko naładować telefon',
  ),
  'crossword.title': named('Rätsel der Woche', 'Crossword', 'Mots croisés', 'Cruciverba', 'Krzyżówka'),
  'crossword.text': named(
    'Waagerecht: wer kam zu spät? Senkrecht: wer hat die Torte gesehen und geschwiegen?',
    'Across: who came late? Down: who saw the cake and kept silent?',
    'Horizontalement : qui est arrivé en retard ? Verticalement : qui a vu le gâteau et s’est tu ?',
    'Orizzontali: chi è arrivato tardi? Verticali: chi ha visto la torta e ha taciuto?',
    'Poziomo: kto się spóźnił? Pionowo: kto widział tort i milczał?',
  ),
  'ads.title': named('Kleinanzeigen', 'Classifieds', 'Petites annonces', 'Piccoli annunci', 'Ogłoszenia drobne'),
  'ads.thanks.title': named('Danke', 'Thank you', 'Merci', 'Grazie', 'Dziękujemy'),
  'ads.thanks': named(
    'allen, die kamen, sangen und Stühle trugen. Gefunden wurde: das Lachen von Onkel Rolf, bitte wieder abholen.',
    'to all who came, sang and carried chairs. Found: Uncle Ralph’s laugh, please collect.',
    'à tous ceux qui sont venus, ont chanté et porté des chaises. Trouvé : le rire d’oncle Rolf, à récupérer.',
    'a chi è venuto, ha cantato e portato sedie. Trovata: la risata dello zio Rolf, si prega di ritirarla.',
    'wszystkim, którzy przyszli, śpiewali i nosili krzesła. Znaleziono śmiech wujka Rolfa, do odbioru.',
  ),
  'ads.bakery': named(
    'Bäckerei Ofenwarm\ngratuliert',
    'The Warm Oven bakery\nsends its best',
    'La boulangerie\nvous félicite',
    'Il forno del paese\nfa gli auguri',
    'Piekarnia Ciepła\ngratuluje',
  ),
  'ads.taxi': named(
    'Taxi Morgengrau\nfährt auch Sie heim',
    'Dawn Taxis\ntake you home too',
    'Taxi de l’aube :\non vous ramène',
    'Taxi Aurora\nvi porta a casa',
    'Taxi Świt\nodwiezie i Was',
  ),
  'ads.offer': named(
    'Zu verschenken: ein Koffer voll Anekdoten, leicht übertrieben.',
    'Free to a good home: a suitcase of anecdotes, slightly exaggerated.',
    'À donner : une valise d’anecdotes, un peu exagérées.',
    'Regalasi: valigia di aneddoti, un po’ esagerati.',
    'Oddam: walizkę anegdot, lekko przesadzonych.',
  ),
  'ads.wanted': named(
    'Gesucht: jemand, der den letzten Bus kennt.',
    'Wanted: somebody who knows the last bus.',
    'Recherché : quelqu’un qui connaît le dernier bus.',
    'Cercasi: qualcuno che conosca l’ultimo autobus.',
    'Poszukiwany: ktoś, kto zna ostatni autobus.',
  ),
  'ads.guests': named(
    'Glückwünsche aus dem Leserkreis',
    'Good wishes from our readers',
    'Les vœux de nos lecteurs',
    'Gli auguri dei lettori',
    'Życzenia od czytelników',
  ),
  'back.head': named(
    'Morgen:\nAusschlafen',
    'Tomorrow:\na lie-in',
    'Demain :\ngrasse mat’',
    'Domani:\nsi dorme',
    'Jutro:\nspanie',
  ),
  'back.stars.title': named('Horoskop', 'Horoscope', 'Horoscope', 'Oroscopo', 'Horoskop'),
  'back.stars': named(
    'Liebe: liegt in der Luft und auf dem Sofa. Beruf: kann warten. Gesundheit: Wasser zwischendurch. Glückszahl: alle, die noch fehlen.',
    'Love: in the air and on the sofa. Work: can wait. Health: water in between. Lucky number: all that are still missing.',
    'Amour : dans l’air et sur le canapé. Travail : peut attendre. Santé : de l’eau entre deux. Chiffre chance : tous ceux qui manquent.',
    'Amore: nell’aria e sul divano. Lavoro: può aspettare. Salute: acqua ogni tanto. Numero fortunato: tutti quelli che mancano.',
    'Miłość: wisi w powietrzu i na kanapie. Praca: poczeka. Zdrowie: pić wodę. Szczęśliwa liczba: wszystkie, których brakuje.',
  ),
  'stamp.text': named('Extra', 'Extra', 'Extra', 'Extra', 'Extra'),
  'chapter.one': named('Innenpolitik', 'Home affairs', 'Politique', 'Politica', 'Polityka'),
  'chapter.two': named('Nachtleben', 'Nightlife', 'Vie nocturne', 'Vita notturna', 'Nocne życie'),
  'section.front': named('Vorne', 'Front', 'Début', 'Inizio', 'Początek'),
  'section.back': named('Hinten', 'Back', 'Fin', 'Fine', 'Koniec'),
};

/** Five columns a page, 40 wide and 4 apart; pictures take 50. */
const LEFT = 7;
const RIGHT = 237;
const PAGE = 216;
const loud = { font: 'title' };
const narrow = { font: 'sub_title' };
const body = { font: 'paragraph' };
const upper = { ...narrow, uppercase: true };

const column = (x: number, y: number, width: number, lines: number, key: string, size = 9): ContentNode =>
  text(x, y, width, size, key, { ...body, color: BLACK, lineHeight: 120, lines, ...FITTED });
const between = (x: number, y: number, height: number): ContentNode => rect(x, y, 0.25, height, GREY);
const double = (x: number, y: number, width: number): ContentNode[] => [
  rule(x, y, width, BLACK, 1.5),
  rule(x, y + 1.8, width, BLACK, 0.25),
];
/** The head line of inner pages and their numbers. */
const running = (ink: number = BLACK): ContentNode[] => [
  text(LEFT, 9, 120, 12, '{section}', { ...upper, color: RED, ...FITTED }),
  text(LEFT + PAGE - 90, 9, 90, 12, '{album-title}', { ...narrow, color: ink, align: 'right', ...FITTED }),
  text(RIGHT, 9, 120, 12, '@mast.date', { ...narrow, color: ink, ...FITTED }),
  text(RIGHT + PAGE - 90, 9, 90, 12, '@mast.page', { ...narrow, color: ink, align: 'right', ...FITTED }),
  ...double(LEFT, 17, PAGE),
  ...double(RIGHT, 17, PAGE),
];
const pages = (left: number = BLACK, right: number = BLACK): ContentNode[] => [
  text(LEFT, 283, 20, 14, '{page-number}', { ...narrow, color: left, name: 'Folio' }),
  text(RIGHT + PAGE - 20, 283, 20, 14, '{page-number}', { ...narrow, color: right, align: 'right', name: 'Folio' }),
];
/** Boxes for pictures that are still to come. */
const toCome = (x: number, y: number, count: 1 | 2 | 4): ContentNode[] => [
  picture(x, y, 54 * count - 4, 57, `extra-boxes-${count}`, { name: 'Bild folgt' }),
  ...Array.from({ length: count }, (_, index) => cell(x + 54 * index, y, false, { fill: PAPER, fillOpacity: 0 })),
];
const pairToCome = (x: number, y: number): ContentNode[] => [
  picture(x, y, 100, 57, 'extra-boxes-double', { name: 'Bild folgt' }),
  cell(x, y, true, { fill: PAPER, fillOpacity: 0 }),
];
const stamp = (x: number, y: number): ContentNode[] => [
  picture(x, y, 60, 34, 'extra-stamp', { name: 'Stempel' }),
  text(x + 6, y + 10.5, 48, 28, '@stamp.text', { ...upper, color: RED, align: 'center', rotation: -9, ...FITTED }),
];
type News =
  | 'archive'
  | 'birth'
  | 'chairs'
  | 'coalition'
  | 'correction'
  | 'council'
  | 'letter'
  | 'lost'
  | 'market'
  | 'night'
  | 'science'
  | 'traffic'
  | 'witness';
/** A piece of news in a column: a rule, a title, the words. */
const news = (x: number, y: number, width: number, what: News, lines: number, size = 9): ContentNode[] => [
  rule(x, y, width, BLACK, 1.5),
  text(x, y + 2.5, width, 14, `@title.${what}`, { ...narrow, color: BLACK, ...FITTED }),
  column(x, y + 9.5, width, lines, `@article.${what}`, size),
];
const weather = (
  x: number,
  y: number,
  width: number,
  height: number,
  size: number,
  lines: number,
  where: 'text' | 'sofa' | 'hall' = 'text',
): ContentNode[] => [
  rect(x, y, width, height, PALE),
  text(x + 5, y + 4.5, width - 10, size > 14 ? 28 : 20, '@weather.title', { ...loud, color: BLACK, ...FITTED }),
  column(x + 5, y + (size > 14 ? 18 : 14), width - 10, lines, `@weather.${where}`, size),
];

/** A frame over a drawing of ours: until a photo is in, the drawing is seen. */
const waiting = (x: number, y: number, width: number, height: number, drawn: string, fill: number): ContentNode[] => [
  picture(x, y, width, height, drawn, { fill, name: 'Bild' }),
  picture(x, y, width, height, null, { name: 'Foto' }),
];
const homeOpener = (): ContentNode =>
  spread('Ressort', PAPER, [
    ...running(),
    text(LEFT - 1, 22, 217, 72, '{section}', { ...loud, color: BLACK, scale: 1.6, ...FITTED, name: 'Titel' }),
    ...double(LEFT, 70, PAGE),
    ...waiting(-4, 111, 234, 190, 'extra-cake', GREY),
    text(LEFT, 76, 60, 20, '@kicker.home', { ...upper, color: RED, ...FITTED }),
    text(LEFT, 86, PAGE, 48, '@head.home', { ...loud, color: BLACK, ...FITTED }),
    text(RIGHT, 24, PAGE, 36, '@deck.home', { ...narrow, color: BLACK, lines: 3, lineHeight: 120, ...FITTED }),
    rule(RIGHT, 74, PAGE, BLACK, 0.25),
    ...news(RIGHT, 80, 64, 'coalition', 14, 12),
    ...news(RIGHT, 172, 64, 'market', 6, 12),
    ...news(RIGHT + 76, 80, 64, 'birth', 25, 12),
    ...news(RIGHT + 152, 80, 64, 'chairs', 14, 12),
    ...news(RIGHT + 152, 166, 64, 'correction', 7, 12),
    between(RIGHT + 70, 80, 132),
    between(RIGHT + 146, 80, 132),
    ...weather(RIGHT, 222, PAGE, 52, 18, 4),
    ...pages(PAPER, BLACK),
  ]);
const nightOpener = (): ContentNode =>
  spread('Titelgeschichte', RED, [
    ...waiting(-4, -4, 238, 305, 'extra-singer', RED),
    rect(230, -4, 234, 305, BLACK),
    text(RIGHT, 12, PAGE, 12, '@mast.date', { ...narrow, color: PAPER }),
    rule(RIGHT, 20, PAGE, PAPER, 1.5),
    text(RIGHT - 1, 26, 217, 72, '{section}', {
      ...loud,
      color: PAPER,
      scale: 1.5,
      lines: 2,
      ...FITTED,
      name: 'Titel',
    }),
    text(RIGHT, 112, 100, 20, '@kicker.arts', { ...upper, color: GREY, ...FITTED }),
    rule(RIGHT, 124, PAGE, PAPER, 0.5),
    text(RIGHT, 131, PAGE, 48, '@head.arts', { ...loud, color: PAPER, lines: 2, ...FITTED }),
    text(RIGHT, 168, PAGE, 20, '@deck.arts', { ...narrow, color: PAPER, ...FITTED }),
    rule(RIGHT, 186, PAGE, PAPER, 0.5),
    text(RIGHT, 194, 200, 18, '@article.night', { ...body, color: PAPER, lineHeight: 150, lines: 8, ...FITTED }),
    text(RIGHT + PAGE - 20, 283, 20, 14, '{page-number}', { ...narrow, color: PAPER, align: 'right', name: 'Folio' }),
  ]);

/** Twelve pictures to come between the news. */
const people12 = (): ContentNode =>
  spread('Gesichter', PAPER, [
    ...running(),
    text(LEFT - 1, 23, 217, 72, '@head.people', { ...loud, color: BLACK, lines: 2, ...FITTED, name: 'Titel' }),
    text(RIGHT, 24, 100, 48, '@deck.people', { ...narrow, color: RED, lines: 1, ...FITTED }),
    column(RIGHT, 46, 100, 7, '@article.witness', 11),
    ...stamp(RIGHT + 130, 32),
    ...toCome(LEFT, 82, 4),
    ...toCome(RIGHT, 82, 4),
    ...news(LEFT, 166, 40, 'letter', 15),
    ...news(LEFT, 240, 84, 'council', 5),
    ...news(LEFT + 44, 166, 40, 'traffic', 15),
    between(LEFT + 42, 166, 68),
    ...toCome(LEFT + 108, 166, 2),
    ...weather(LEFT + 108, 244, 104, 31, 11, 4, 'sofa'),
    ...toCome(RIGHT, 166, 2),
    text(RIGHT + 108, 164, 104, 28, '@crossword.title', { ...loud, color: BLACK, ...FITTED }),
    picture(RIGHT + 108, 178, 97, 97, 'extra-crossword', { name: 'Rätsel' }),
    ...double(RIGHT, 244, 104),
    column(RIGHT, 249, 100, 6, '@crossword.text', 11),
    ...pages(),
  ]);
/** The week-end edition: nothing but people. */
const people24 = (): ContentNode =>
  spread('Wochenendausgabe', PAPER, [
    ...running(),
    ...[26, 110, 194].flatMap((y) => [...toCome(LEFT, y, 4), ...toCome(RIGHT, y, 4)]),
    ...[102, 186, 270].flatMap((y) => [rule(LEFT, y, 212, BLACK, 0.25), rule(RIGHT, y, 212, BLACK, 0.25)]),
    ...pages(),
  ]);
const people16 = (): ContentNode =>
  spread('Vermischtes', PAPER, [
    ...running(),
    text(LEFT - 1, 23, 217, 72, '{section}', { ...loud, color: BLACK, ...FITTED, name: 'Titel' }),
    text(RIGHT, 27, PAGE, 36, '@deck.people', { ...narrow, color: RED, ...FITTED }),
    ...toCome(LEFT, 56, 4),
    ...toCome(RIGHT, 56, 4),
    ...(['lost', 'science', 'chairs', 'letter'] as const).flatMap((what, index) =>
      news(LEFT + index * 54, 134, 50, what, 12),
    ),
    ...[52, 106, 160].map((dx) => between(LEFT + dx, 134, 58)),
    rect(RIGHT, 134, PAGE, 58, PALE),
    text(RIGHT + 6, 138, 204, 48, '@head.cake', { ...loud, color: BLACK, ...FITTED }),
    column(RIGHT + 6, 158, 204, 6, '@article.cake', 14),
    ...toCome(LEFT, 200, 4),
    ...toCome(RIGHT, 200, 4),
    ...pages(),
  ]);
const people7 = (): ContentNode =>
  spread('Reportage', PAPER, [
    ...running(),
    ...waiting(LEFT, 24, PAGE, 132, 'extra-group', GREY),
    text(LEFT, 159, PAGE, 8, '@group.caption', { ...body, italic: true, color: BLACK }),
    text(LEFT - 1, 164, 217, 72, '{section}', { ...loud, color: BLACK, scale: 1.2, ...FITTED, name: 'Titel' }),
    ...news(LEFT, 204, 104, 'lost', 11, 12),
    ...news(LEFT + 112, 204, 104, 'science', 11, 12),
    between(LEFT + 108, 204, 66),
    ...toCome(RIGHT, 36, 4),
    text(RIGHT, 118, 150, 48, '@deck.people', { ...loud, color: RED, ...FITTED }),
    column(RIGHT, 140, 150, 8, '@article.witness', 14),
    ...toCome(RIGHT, 192, 1),
    ...toCome(RIGHT + 54, 192, 2),
    ...weather(RIGHT + 162, 118, 54, 144, 20, 14, 'hall'),
    ...pages(),
  ]);
const pairs = (): ContentNode =>
  spread('Unzertrennlich', PAPER, [
    ...running(),
    text(LEFT - 1, 22, 217, 72, '@head.pairs', { ...loud, color: BLACK, scale: 1.6, ...FITTED, name: 'Titel' }),
    ...double(LEFT, 66, PAGE),
    text(LEFT, 71, PAGE, 20, '@deck.pairs', { ...narrow, color: RED, ...FITTED }),
    ...pairToCome(LEFT, 86),
    ...pairToCome(LEFT + 112, 86),
    ...news(RIGHT, 24, 104, 'traffic', 9, 11),
    ...weather(RIGHT + 112, 24, 104, 50, 12, 6, 'hall'),
    ...pairToCome(RIGHT, 86),
    ...pairToCome(RIGHT + 112, 86),
    ...toCome(LEFT, 176, 2),
    ...news(LEFT + 112, 176, 50, 'chairs', 15),
    ...news(LEFT + 166, 176, 50, 'letter', 15),
    between(LEFT + 164, 176, 70),
    ...toCome(RIGHT, 176, 4),
    ...double(LEFT, 256, PAGE),
    ...double(RIGHT, 256, PAGE),
    text(LEFT, 261, PAGE, 22, '@ads.offer', { ...loud, color: RED, ...FITTED }),
    text(RIGHT, 261, PAGE, 22, '@ads.wanted', { ...loud, color: RED, ...FITTED }),
    ...pages(),
  ]);
const interview = (): ContentNode =>
  spread('Interview', PAPER, [
    rect(-4, -4, 234, 305, PALE),
    ...running(),
    text(LEFT - 1, 24, 217, 72, '@head.interview', {
      ...loud,
      color: BLACK,
      scale: 1.3,
      lines: 3,
      ...FITTED,
      name: 'Titel',
    }),
    ...double(LEFT, 128, PAGE),
    text(LEFT, 134, PAGE, 20, '@deck.interview', { ...narrow, color: RED, ...FITTED }),
    ...toCome(LEFT, 158, 1),
    text(LEFT + 61, 156, 154, 72, '@interview.quote', { ...loud, color: RED, lines: 3, ...FITTED }),
    text(LEFT, 232, 200, 11, '@front.caption', { ...body, italic: true, color: BLACK }),
    column(RIGHT, 24, 100, 26, '@interview.text', 18),
    between(RIGHT + 106, 24, 244),
    text(RIGHT, 152, 100, 28, '@crossword.title', { ...loud, color: BLACK, ...FITTED }),
    picture(RIGHT, 168, 100, 100, 'extra-crossword', { name: 'Rätsel' }),
    ...news(RIGHT + 114, 24, 102, 'archive', 21, 12),
    ...stamp(RIGHT + 134, 138),
    rect(RIGHT + 114, 182, 102, 86, BLACK),
    text(RIGHT + 120, 187, 90, 28, '@weather.title', { ...loud, color: PAPER, ...FITTED }),
    text(RIGHT + 120, 201, 90, 16, '@weather.text', { ...body, color: PAPER, lineHeight: 120, lines: 9, ...FITTED }),
    ...pages(),
  ]);
const groupPicture = (): ContentNode =>
  spread('Gruppenbild', PAPER, [
    ...running(),
    text(LEFT - 1, 23, 217, 72, '@head.group', {
      ...loud,
      color: BLACK,
      scale: 1.1,
      lines: 2,
      ...FITTED,
      name: 'Titel',
    }),
    ...waiting(LEFT, 86, PAGE, 132, 'extra-group', GREY),
    text(LEFT, 222, PAGE, 10, '@group.caption', {
      ...body,
      italic: true,
      color: BLACK,
      lineHeight: 120,
      lines: 2,
      ...FITTED,
    }),
    ...double(LEFT, 238, PAGE),
    text(LEFT, 244, 104, 20, '@ads.offer', { ...loud, color: RED, lines: 3, ...FITTED }),
    column(LEFT + 112, 245, 104, 6, '@article.council', 14),
    ...news(RIGHT, 24, 64, 'night', 14, 12),
    ...weather(RIGHT, 100, 64, 54, 10, 8, 'sofa'),
    ...news(RIGHT + 76, 24, 64, 'archive', 25, 12),
    ...news(RIGHT + 152, 106, 64, 'correction', 8, 11),
    ...news(RIGHT + 152, 24, 64, 'science', 16, 12),
    between(RIGHT + 70, 24, 130),
    between(RIGHT + 146, 24, 130),
    ...double(RIGHT, 158, PAGE),
    text(RIGHT, 164, 100, 28, '@crossword.title', { ...loud, color: BLACK, ...FITTED }),
    column(RIGHT, 180, 98, 8, '@crossword.text', 12),
    picture(RIGHT + 112, 166, 104, 104, 'extra-crossword', { name: 'Rätsel' }),
    rect(RIGHT, 222, 100, 48, RED),
    text(RIGHT + 5, 227, 90, 26, '@ads.bakery', { ...loud, color: PAPER, lines: 3, ...FITTED }),
    ...pages(),
  ]);
/** Dotted lines to write on. */
const lines = (x: number, width: number, from: number, count: number): ContentNode[] =>
  Array.from({ length: count }, (_, index) =>
    node('Line', { x, y: from + index * 12.7, width, height: 0.3, stroke: BLACK, strokeWidth: 0.3, dash: 'dotted' }),
  );
const smallAds = (): ContentNode =>
  spread('Kleinanzeigen', PAPER, [
    ...running(),
    text(LEFT - 1, 22, 217, 72, '@ads.title', { ...loud, color: BLACK, scale: 1.3, ...FITTED, name: 'Titel' }),
    ...double(LEFT, 60, PAGE),
    rect(LEFT, 68, 128, 92, BLACK),
    text(LEFT + 7, 74, 114, 72, '@ads.thanks.title', { ...loud, color: PAPER, ...FITTED }),
    text(LEFT + 7, 103, 114, 18, '@ads.thanks', { ...body, color: PAPER, lineHeight: 120, lines: 7, ...FITTED }),
    frame(LEFT + 132, 68, 84, 44, BLACK, 1.5),
    text(LEFT + 138, 75, 72, 22, '@ads.bakery', { ...loud, color: BLACK, lines: 3, ...FITTED }),
    frame(LEFT + 132, 116, 84, 44, BLACK, 0.4),
    column(LEFT + 138, 122, 72, 6, '@ads.offer', 14),
    frame(LEFT, 164, 84, 50, BLACK, 0.4),
    column(LEFT + 6, 170, 72, 6, '@ads.wanted', 14),
    rect(LEFT + 88, 164, 128, 50, RED),
    text(LEFT + 95, 171, 114, 28, '@ads.taxi', { ...loud, color: PAPER, lines: 3, ...FITTED }),
    ...weather(LEFT, 218, PAGE, 54, 18, 4),
    text(RIGHT, 22, PAGE, 36, '@ads.guests', { ...loud, color: BLACK, ...FITTED }),
    ...double(RIGHT, 42, PAGE),
    ...lines(RIGHT, PAGE, 60, 17),
    ...pages(),
  ]);

/** A page of nothing but pictures, and the weather. */
const pictures = (): ContentNode =>
  spread('Bilderbogen', PAPER, [
    ...running(),
    text(LEFT - 1, 22, 217, 72, '{section}', { ...loud, color: BLACK, scale: 1.2, ...FITTED, name: 'Titel' }),
    ...double(LEFT, 56, PAGE),
    ...waiting(LEFT, 66, PAGE, 172, 'extra-cake', GREY),
    text(LEFT, 243, PAGE, 12, '@group.caption', { ...body, italic: true, color: BLACK }),
    ...waiting(RIGHT, 24, PAGE, 132, 'extra-group', GREY),
    ...waiting(RIGHT, 164, 104, 106, 'extra-singer', RED),
    ...weather(RIGHT + 112, 164, 104, 106, 16, 8),
    ...pages(),
  ]);

const layouts: BlueprintContent['layouts'] = [
  {
    id: 'extra-home',
    name: named('Ressort', 'Section front', 'Rubrique', 'Apertura di sezione', 'Dział'),
    role: 'opener',
    spread: homeOpener(),
  },
  {
    id: 'extra-night',
    name: named('Titelgeschichte', 'Cover story', 'À la une', 'Storia di copertina', 'Temat numeru'),
    role: 'opener',
    spread: nightOpener(),
  },
  {
    id: 'extra-24',
    name: named(
      'Wochenendausgabe',
      'Weekend edition',
      'Édition du week-end',
      'Edizione del weekend',
      'Wydanie weekendowe',
    ),
    role: 'team',
    spread: people24(),
  },
  {
    id: 'extra-16',
    name: named('Vermischtes', 'Miscellany', 'Faits divers', 'Varie', 'Rozmaitości'),
    role: 'team',
    spread: people16(),
  },
  { id: 'extra-12', name: named('Gesichter', 'Faces', 'Visages', 'Facce', 'Twarze'), role: 'team', spread: people12() },
  {
    id: 'extra-7',
    name: named('Reportage', 'Report', 'Reportage', 'Reportage', 'Reportaż'),
    role: 'team',
    spread: people7(),
  },
  {
    id: 'extra-pairs',
    name: named('Unzertrennlich', 'Inseparable', 'Inséparables', 'Inseparabili', 'Nierozłączni'),
    role: 'team',
    spread: pairs(),
  },
  {
    id: 'extra-interview',
    name: named('Interview', 'Interview', 'Interview', 'Intervista', 'Wywiad'),
    role: 'team',
    spread: interview(),
  },
  {
    id: 'extra-pictures',
    name: named('Drei Bilder', 'Three pictures', 'Trois photos', 'Tre foto', 'Trzy zdjęcia'),
    role: 'picture',
    spread: pictures(),
  },
  {
    id: 'extra-group',
    name: named('Gruppenbild', 'Group picture', 'Photo de groupe', 'Foto di gruppo', 'Zdjęcie grupowe'),
    role: 'picture',
    spread: groupPicture(),
  },
  {
    id: 'extra-ads',
    name: named('Kleinanzeigen', 'Classifieds', 'Petites annonces', 'Piccoli annunci', 'Ogłoszenia'),
    role: 'text',
    spread: smallAds(),
  },
];

export const blueprint: BlueprintContent = {
  id: 'birthday-extrablatt',
  blueprint_category: 'birthday',
  title: named('Extrablatt', 'Extra edition', 'Édition spéciale', 'Edizione straordinaria', 'Wydanie specjalne'),
  description: {
    de: 'Der Tag, an dem alles begann, endlich ordentlich berichtet: eine Zeitung voller Gesichter, Gerüchte und Kleinanzeigen.',
    en: 'The day it all began, reported properly at last: a newspaper full of faces, rumours and small ads.',
    fr: 'Le jour où tout a commencé, enfin raconté comme il faut : un journal plein de visages, de rumeurs et de petites annonces.',
    it: 'Il giorno in cui tutto cominciò, finalmente raccontato a dovere: un giornale pieno di facce, voci e piccoli annunci.',
    pl: 'Dzień, w którym wszystko się zaczęło, wreszcie porządnie opisany: gazeta pełna twarzy, plotek i ogłoszeń.',
  },
  palette: [HEX.black, HEX.red, HEX.grey, HEX.pale, HEX.paper],
  fonts: {
    title: { family: 'Abril Fatface', bold: false },
    sub_title: { family: 'Oswald', bold: true },
    paragraph: { family: 'Lora', bold: false },
  },
  design: 'default',
  portrait: 'grey',
  texts,
  drawings,
  layouts,
  sections: [
    section(
      '@section.front',
      [
        frontCover(PAPER, [
          text(RIGHT, 8, 120, 11, '@mast.date', { ...narrow, color: BLACK, ...FITTED }),
          text(RIGHT + PAGE - 90, 8, 90, 11, '@mast.price', { ...narrow, color: RED, align: 'right', ...FITTED }),
          rule(RIGHT, 15.5, PAGE, BLACK, 0.25),
          text(RIGHT - 1, 18, 218, 72, '{album-title}', {
            ...loud,
            color: BLACK,
            scale: 1.6,
            ...FITTED,
            valign: 'middle',
            name: 'Titel',
          }),
          ...double(RIGHT, 65, PAGE),
          text(RIGHT, 70, PAGE, 72, '@front.head', { ...loud, color: RED, ...FITTED }),
          text(RIGHT, 96, PAGE, 20, '@front.deck', { ...narrow, color: BLACK, ...FITTED }),
          picture(RIGHT, 110, 172, 128, 'extra-front', { name: 'Foto', template: true }),
          frame(RIGHT, 110, 172, 128, BLACK, 0.4),
          text(RIGHT, 240, 172, 8, '@front.caption', { ...body, italic: true, color: BLACK }),
          ...news(RIGHT + 176, 110, 40, 'birth', 21),
          ...news(RIGHT + 176, 203, 40, 'council', 8),
          rect(RIGHT, 248, 172, 42, BLACK),
          text(RIGHT + 6, 252, 160, 48, '@front.teaser', { ...loud, color: PAPER, lines: 2, ...FITTED }),
          rect(RIGHT + 176, 248, 40, 42, PALE),
          text(RIGHT + 179, 250.5, 34, 12, '@weather.title', { ...loud, color: BLACK, ...FITTED }),
          column(RIGHT + 179, 257, 34, 8, '@weather.text'),
        ]),
        spread('In eigener Sache', PAPER, [
          rect(-4, -4, 234, 305, BLACK),
          text(LEFT, 12, PAGE, 12, '@mast.date', { ...narrow, color: PAPER }),
          rule(LEFT, 20, PAGE, PAPER, 1.5),
          text(LEFT - 1, 26, 215, 72, '@own.title', { ...loud, color: PAPER, scale: 1.4, lines: 2, ...FITTED }),
          text(LEFT, 104, 210, 26, '@own.deck', { ...narrow, color: PALE, ...FITTED }),
          rule(LEFT, 120, PAGE, PAPER, 0.5),
          text(LEFT, 128, 134, 18, '@own.text', { ...body, color: PAPER, lineHeight: 150, lines: 15, ...FITTED }),
          picture(LEFT + 152, 130, 50, 57, 'extra-boxes-1', { name: 'Bild folgt' }),
          ...stamp(LEFT + 147, 141),
          text(RIGHT, 22, 210, 48, '@contents.title', { ...loud, color: BLACK, ...FITTED }),
          ...double(RIGHT, 45, PAGE),
          node('Text', {
            x: RIGHT,
            y: 54,
            width: 210,
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

          ...news(RIGHT, 156, 104, 'traffic', 12, 12),
          ...news(RIGHT + 112, 156, 104, 'lost', 12, 12),
          between(RIGHT + 108, 156, 70),
          ...weather(RIGHT, 234, PAGE, 46, 16, 4),
        ]),
      ],
      true,
    ),
    section('@chapter.one', [homeOpener(), people12(), pairs()]),
    section('@chapter.two', [nightOpener(), people16(), interview()]),
    section(
      '@section.back',
      [
        groupPicture(),
        smallAds(),
        spread('Rückseite', RED, [
          text(12, 9, 206, 12, '{album-title}', { ...narrow, color: PAPER, ...FITTED }),
          text(11, 20, 208, 72, '@back.head', { ...loud, color: PAPER, scale: 1.6, lines: 2, ...FITTED }),
          rule(12, 109, 206, PAPER, 1.5),
          text(12, 115, 206, 28, '@back.stars.title', { ...loud, color: PAPER, ...FITTED }),
          text(12, 129, 200, 18, '@back.stars', { ...body, color: PAPER, lineHeight: 120, lines: 5, ...FITTED }),
          picture(-4, 172, 238, 133, 'extra-cake', { name: 'Foto', template: true }),
        ]),
      ],
      true,
    ),
  ],
};
