/** Well-known parts of towns that the table of places has under no or another name, by the last word of the town's name; all folded. */
const partsOfTowns = {
  berlin: 'treptow',
  koeln:
    'ehrenfeld nippes lindenthal muelheim deutz kalk porz rodenkirchen suelz merheim holweide chorweiler braunsfeld zollstock bayenthal junkersdorf weiden dellbrueck',
  muenchen:
    'schwabing sendling giesing haidhausen laim moosach maxvorstadt grosshadern harlaching pasing bogenhausen neuperlach lehel ramersdorf perlach milbertshofen neuhausen nymphenburg trudering riem hadern aubing solln obersendling allach freimann thalkirchen',
  planegg: 'martinsried',
  hamburg:
    'eppendorf winterhude eimsbuettel barmbek wandsbek altona rotherbaum uhlenhorst rissen bergedorf harburg ottensen rahlstedt volksdorf blankenese langenhorn fuhlsbuettel wilhelmsburg billstedt lokstedt niendorf bramfeld',
  frankfurt:
    'sachsenhausen hoechst bockenheim bornheim nordend gallus niederrad westend ostend griesheim fechenheim roedelheim',
  stuttgart:
    'cannstatt vaihingen feuerbach degerloch zuffenhausen moehringen weilimdorf untertuerkheim wangen sillenbuch',
  duesseldorf:
    'bilk oberkassel pempelfort benrath gerresheim derendorf golzheim kaiserswerth eller unterbilk flingern',
  duisburg: 'walsum hamborn meiderich homberg huckingen',
  leipzig: 'connewitz plagwitz gohlis reudnitz gruenau lindenau stoetteritz paunsdorf',
  dresden: 'neustadt pieschen blasewitz friedrichstadt striesen loschwitz prohlis cotta',
  essen:
    'ruettenscheid kettwig borbeck steele werden huttrop frohnhausen altenessen kray holsterhausen ueberruhr kupferdreh heidhausen',
  dortmund: 'hoerde aplerbeck hombruch brackel luetgendortmund kirchlinde',
  bochum: 'wattenscheid langendreer',
  gelsenkirchen: 'buer',
  wuppertal: 'elberfeld barmen vohwinkel ronsdorf',
  bonn: 'godesberg beuel duisdorf',
  moenchengladbach: 'rheydt',
  krefeld: 'uerdingen',
  aachen: 'burtscheid',
  muenster: 'hiltrup gievenbeck',
  bremen: 'vegesack groepelingen huchting walle findorff hemelingen osterholz oberneuland blumenthal',
  hannover: 'linden kleefeld list doehren misburg stoecken vahrenwald buchholz kirchrode',
  kassel: 'wilhelmshoehe',
  rostock: 'warnemuende',
  luebeck: 'travemuende',
  potsdam: 'babelsberg',
  mannheim: 'neckarau kaefertal',
  heidelberg: 'handschuhsheim neuenheim',
  karlsruhe: 'durlach',
  mainz: 'gonsenheim mombach',
  wiesbaden: 'biebrich',
  augsburg: 'goeggingen haunstetten lechhausen',
  ulm: 'soeflingen wiblingen',
  nuernberg: 'langwasser gostenhof eibach reichelsdorf zabo erlenstegen',
  wien: 'doebling liesing',
  linz: 'urfahr',
  zuerich:
    'oerlikon altstetten wiedikon hoengg seefeld wollishofen schwamendingen albisrieden wipkingen affoltern',
  basel: 'kleinbasel gundeldingen',
  bern: 'buempliz ostermundigen laenggasse bethlehem breitenrain wabern',
}

/** The parts of a town by the last word of its name, folded. */
export const partsByTown: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(partsOfTowns).map(([town, names]) => [town, new Set(names.split(' '))]),
)

/** Words and names of much else, which only name a part behind its town. */
export const onlyBehindTowns: ReadonlySet<string> = new Set(
  'kalk list eller hadern werden walle linden weiden riem cotta gallus seefeld bethlehem nordend westend ostend neustadt friedrichstadt blumenthal buchholz homberg barmen'.split(
    ' ',
  ),
)
