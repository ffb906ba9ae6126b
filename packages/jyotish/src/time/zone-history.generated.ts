// Made by scripts/generate-zones.ts from the IANA time zone database, release 2026c; see sources/README.md. Do not edit.
/** A line a history: names | end of local mean time | mean times made law | changes before 1970, where merged data differ. */
export const ZONE_HISTORY = `
Africa/Abidjan Africa/Ndjamena|-u9rhc0||
Africa/Accra|-s9p1c0||pD581p8lDoD4kws0HgrCgn4oGhrCgr5moBgrCglpjUhrCgzwhoBgrCglpjUhrCgzwhoBgrCglpjUhrCgzwhoBgrCglpjUhrCgr5moBgrCglpjUhrCgzwhoBgrCglpjUhrCgzwhoBgrCglpjUhrCgzwhoBgrCglpjUhrCgr5moBgrCglpjUhrCgzwhoBgrCglpjUhrCgzwhoBgrCglpjUhrCgzwhoBgrCglpjUhrCgr5moBgrCglpjUhrCgzwhoBgrCglpjUhrCgzwhoBgrCglpjUhrCgzwhoBgrCglpjUhrCgr5moBgrCglpjUhrCgzwhoBgrCglpjUhrCgzwhoBgrCglpjUhrCgzwhoBgrCglpjUhrCgjl+TgrCgt9roBhrCgr84TgrCgt9roBhrCg5goGwwDwvrqrHxwDw6jg4IwwDw/njUxwDw4xhoBwwDw/njUxwDww6moBwwDw/njUxwDw4xhoBwwDw/njUxwDw4xhoBwwDw/njUxwDw4xhoBwwDw/njUxwD
Africa/Addis_Ababa|-1g6t1c0|9320=Addis Ababa|wkSxkz/i8FgCgus/48Dw8C
Africa/Algiers Europe/Paris|-154gao0|561=Paris|
Africa/Asmara Africa/Asmera|-1g6t1c0|9332=Asmara,9320=Addis Ababa|onSpvklv2EZ449kl3Cw8C
Africa/Bamako Africa/Timbuktu|-u9rhc0||h4Dhg1ljtDg4Dgoxw1pBhhHgpn7vxBghH
Africa/Bangui|-u9rhc0||42I5uhmjtD51B
Africa/Banjul|-u9rhc0|-3996=Banjul|55HpmsmklC4Yon0+zQghH
Africa/Bissau|-u9rhfw||
Africa/Blantyre|-ui1mo0|8470=Zomba,8460=Zomba|gtQh9p39tDsE07j1wFV0o+p2U5uC
Africa/Brazzaville|-u9rhc0||olHp9/ljtDpE
Africa/Bujumbura|-15r19c0||w4Nxgglv2EwJ
Africa/Cairo Asia/Gaza Asia/Hebron Egypt|-1054qo0||
Africa/Casablanca|-tbluo0||
Africa/Ceuta|-100eebg||
Africa/Conakry|-u9rhc0||5tGpqyljtD4tGoyuw1pBhhHghv1zwBghH
Africa/Dakar|-u9rhc0||xlIxywljtDwkBw74xq3BghH
Africa/Dar_es_Salaam|-kcrmo0||otSpl2wrpC41Coi2m/fp4BowzzuYo4B
Africa/Djibouti|-uj8800||onUp/2whuD4b
Africa/Douala|-u9rhc0||wxExp9ljtDwvC
Africa/El_Aaiun|-ise000||
Africa/Freetown|-19xcdc0|-3180=Freetown|5mGppghpqDpaoyw8wkBgrCgtg+ThrCgj9mZgrCg189iBhrCgj9mZgrCg189iBhrCgj9mZgrCgtljjBhrCgj9mZgrCg189iBhrCgj9mZgrCg189iBhrCgj9mZgrCgty/sBhrCgrnlPgrCg1gVhrCgrs5nEghH
Africa/Gaborone|-18cyqo0||4kM58ni8/EpzBozv9kiBwwDwxv+osCghHgvx/dhhH
Africa/Harare|-yvt9c0||4xO5p8k39D5P
Africa/Johannesburg Africa/Windhoek|-14nj1c0||
Africa/Juba Africa/Khartoum Asia/Amman Pacific/Galapagos|-kcrmo0||
Africa/Kampala|-lns800||omPpuwkiuC48Fo79u6CxwDwg2r7hBo4B4ng79Qo4B
Africa/Kigali|-i1ug00||gjOh747hhChB
Africa/Kinshasa|-11ngao0||wlHx1pr2nExE
Africa/Lagos|-xnxmo0|815=Lagos|
Africa/Libreville|-u9rhc0||4tE5l9ljtDozC
Africa/Lome|-146nmo0||oSp68w6wEpS
Africa/Luanda|-14pheo0|3124=Luanda|wmGx+k72yEpDwll1zlB4d
Africa/Lubumbashi|-11ngao0||g8Mhsvr2nEh7Fgr90nqBghH
Africa/Lusaka|-yvt9c0||ooNpg7k39D4Z
Africa/Malabo|-u9rhc0||4jE578ljtD5jE4j8k3hDghH
Africa/Maputo|-vu39c0||
Africa/Maseru|-yvt9c0||w8Mx06k39DwlBw8x+osCghHgvx/dhhH
Africa/Mbabane|-yvt9c0||wyOxq8k39DxQ
Africa/Mogadishu|-13r0o00||woVxwtuovExFw1098lCxwDwo+h9wBwwD
Africa/Monrovia|-19xcdc0|-2588=Monrovia,-2670=Monrovia|
Africa/Nairobi|-w6oyo0||
Africa/Niamey|-u9rhc0||4f535ljtD5gI4g9w1pBghHg/g1zwBghH
Africa/Nouakchott|-u9rhc0||pvH5oxljtDovH4wtw1pBhhHghosqyBghH
Africa/Ouagadougou|-u9rhc0||5Wph4ljtD4W
Africa/Porto-Novo|-u9rhc0||onBp/5ljtDpnBon2w1pBghH
Africa/Sao_Tome Europe/Lisbon Portugal WET|-18vsio0|-2205=Lisbon|
Africa/Tripoli Asia/Damascus Asia/Dubai Asia/Kathmandu Asia/Katmandu Asia/Qatar Libya|-q3gdc0||
Africa/Tunis|-1a9dpc0|561=Paris|
America/Adak America/Anchorage America/Atka America/Juneau America/Metlakatla America/Nome America/Sitka America/Yakutat US/Alaska US/Aleutian|-1079lc0||
America/Anguilla|-u6mio0||hydhulj5sDguB
America/Antigua|-u6mio0||h/chhmj5sDhmGgm0uhpCghH
America/Araguaina America/Bahia America/Belem America/Boa_Vista America/Campo_Grande America/Cuiaba America/Eirunepe America/Fortaleza America/Maceio America/Manaus America/Noronha America/Porto_Acre America/Porto_Velho America/Recife America/Rio_Branco America/Santarem America/Sao_Paulo Brazil/Acre Brazil/DeNoronha Brazil/East Brazil/West Europe/Tirane|-t85s00||
America/Argentina/Buenos_Aires America/Argentina/Catamarca America/Argentina/ComodRivadavia America/Argentina/Cordoba America/Argentina/Jujuy America/Argentina/La_Rioja America/Argentina/Mendoza America/Argentina/Rio_Gallegos America/Argentina/Salta America/Argentina/San_Juan America/Argentina/San_Luis America/Argentina/Tucuman America/Argentina/Ushuaia America/Buenos_Aires America/Catamarca America/Cordoba America/Jujuy America/Mendoza America/Rosario|-138alc0|-15408=Córdoba|
America/Aruba|-u7lpc0||x7gBxson8sDgnBgx+qvjDwwD
America/Asuncion|-15r19c0|-13840=Asunción|
America/Atikokan America/Coral_Harbour|-1353s00||p+qB559litEoY4xuo5rBghHg/rpgBhhHg/u1npBghH
America/Bahia_Banderas|-p1uo1o||
America/Barbados|-ug8tc0||
America/Belize|-u52yo0||
America/Blanc-Sablon|-18vsio0||54apvjr4hFprBolmtvgCghHg/rpgBhhHgxi45rBghHg3lg7GhhH
America/Bogota|-18s36o0|-17776=Bogotá|
America/Boise|-18y11yp||
America/Cancun|-p1uneg||
America/Caracas|-15r19c0|-16060=Caracas|
America/Cayenne|-uj8800||
America/Cayman|-15r19c0|-18430=Kingston|5kmBpjsjv2E8kCkzmixpB8a
America/Chicago CST6CDT US/Central|-18y128c||
America/Chihuahua|-p1uo78||
America/Ciudad_Juarez|-p1uo9w||
America/Costa_Rica|-15r19c0|-20173=San José|
America/Coyhaique America/Punta_Arenas America/Santiago Chile/Continental|-15r19c0|-16965=Santiago|
America/Creston|-18vsio0||5z2Bp0nq4hF4sFortjz9BhhHg53rkDghH
America/Curacao America/Kralendijk America/Lower_Princes|-u7lpc0||nqgB79on8sD2Vqi/qvjDwwD
America/Danmarkshavn America/Godthab America/Nuuk America/Scoresbysund America/Thule|-rvuw00||
America/Dawson America/Whitehorse Canada/Yukon|-107aio0||
America/Dawson_Creek America/Fort_Nelson America/Goose_Bay America/St_Johns America/Vancouver Canada/Newfoundland Canada/Pacific Europe/Belgrade Europe/Podgorica|-18vsio0||
America/Denver America/Shiprock MST7MDT Navajo US/Mountain|-18y12nw||
America/Detroit US/Michigan|-xx8tc0||
America/Dominica|-uj87yc||h5cp7lvhuDgV
America/Edmonton America/Yellowknife Canada/Mountain|-x1yw00||
America/El_Salvador|-pkmlc0||
America/Ensenada America/Santa_Isabel America/Tijuana Mexico/BajaNorte|-p1uq84||
America/Fort_Wayne America/Indiana/Indianapolis America/Indianapolis US/East-Indiana|-18y11ye||
America/Glace_Bay America/Halifax Canada/Atlantic|-z94w00||
America/Grand_Turk America/Jamaica Jamaica|-15r19c0|-18430=Kingston|
America/Grenada|-uj8800||p+c55lvhuDoa
America/Guadeloupe|-uketc0||h7chlvoluDgX
America/Guatemala|-qqr9c0||
America/Guayaquil|-15r19c0|-18840=Quito|
America/Guyana|-uhmtc0||
America/Havana Cuba|-15r19c0|-19776=Havana|
America/Hermosillo|-p1up3s||
America/Indiana/Knox America/Knox_IN US/Indiana-Starke|-18y121i||
America/Indiana/Marengo|-18y11zn||
America/Indiana/Petersburg|-18y125v||
America/Indiana/Tell_City|-18y122f||
America/Indiana/Vevay|-18y11r4||
America/Indiana/Vincennes|-18y127j||
America/Indiana/Winamac|-18y121d||
America/Kentucky/Louisville America/Louisville|-18y11vq||
America/Kentucky/Monticello|-18y11po||
America/La_Paz|-15r19c0|-16356=La Paz|
America/Lima|-15r19c0|-18516=Lima|
America/Los_Angeles PST8PDT US/Pacific|-18y12ca||
America/Managua|-15r19c0|-20712=Managua|
America/Marigot America/Port_of_Spain America/St_Barthelemy|-u6mio0||56cplmj5sD4W
America/Martinique|-15r19c0|-14660=Fort-de-France|
America/Matamoros|-p1upe0||
America/Mazatlan Mexico/BajaSur|-p1uo9g||
America/Menominee|-17zkc00||
America/Merida|-p1unxg||
America/Mexico_City Mexico/General|-p1umx0||
America/Miquelon|-uk1uo0||
America/Moncton|-18wz400||
America/Monterrey|-p1upws||
America/Montevideo|-w4mw00|-13491=Montevideo|
America/Montreal America/Nipigon America/Thunder_Bay America/Toronto Australia/Brisbane Australia/Lindeman Australia/Queensland Canada/Eastern|-1353s00||
America/Montserrat|-uj87yc||pldhvlvhuDohB
America/Nassau|-u6mio0||1okBt3+i5sD0jBss2234BghHgns1gFhhHgp2jFghHgnz1qBhhHg7u76iBghHgvx/dhhHgx//dghHg3ukfhhHgpi7cghHg3ukfhhHgx//dghHgvx/dhhHgx//dghHgvx/dhhHgx//dghHgvx/dhhH
America/New_York EST5EDT US/Eastern|-18y12he||
America/North_Dakota/Beulah|-18y122j||
America/North_Dakota/Center|-18y11zc||
America/North_Dakota/New_Salem|-18y1203||
America/Ojinaga|-p1unw4||
America/Panama EST|-15r19c0|-19176=Colón|
America/Paramaribo|-usjeo0|-13252=Paramaribo,-13236=Paramaribo|
America/Phoenix MST US/Arizona|-18y13z6||
America/Port-au-Prince|-15r19c0|-17340=Port-au-Prince|
America/Puerto_Rico|-10xi1c0||
America/Rainy_River America/Winnipeg Canada/Central|-171bxc0||
America/Regina America/Swift_Current Canada/Saskatchewan|-xkqtc0||
America/Santo_Domingo|-15r19c0|-16800=Santo Domingo|
America/St_Kitts|-u6mio0||5sdpzlj5sD4oB
America/St_Lucia|-15r19c0|-14640=Castries|hzchl8kjtDgP
America/St_Thomas America/Virgin|-uj8800||huehqkvhuDgqC
America/St_Vincent|-15r19c0|-14696=Kingstown|x2cxh8kjtDwS
America/Tegucigalpa|-pfzxc0||
America/Tortola|-uj8800||ppe5ukvhuDolC
Antarctica/DumontDUrville|||Ah4kuorBgqmCg+0/uJhqmCgix+gJgqmC
Antarctica/McMurdo Antarctica/South_Pole|||Ahwr4qags0C
Antarctica/Syowa|||Ahg06pYgjV
Arctic/Longyearbyen Atlantic/Jan_Mayen Europe/Oslo|-1353s00||ohFp5tnitE4/Bop/mnoBghHgmsyVhhHggpr8sBghHg7+/lEhhHgomnYghHg41kfhhHgw4/dghHgw4/dhhHgw4/dghHgw4/dhhHg4s0pZghHg41kfhhHgw4/dghHgw4/dhhHgw4/dghHgw4/dhhHgw4/dghHgw4/dhhHgw4/dghHgw4/dhhHgw4/dghHg41kfhhHg4q4jBghHgomnYhhH
Asia/Aden|-afrs00||0iV16j7zlBM
Asia/Almaty Asia/Anadyr Asia/Aqtau Asia/Aqtobe Asia/Ashgabat Asia/Ashkhabad Asia/Atyrau Asia/Baku Asia/Bishkek Asia/Dushanbe Asia/Magadan Asia/Oral Asia/Qostanay Asia/Qyzylorda Asia/Samarkand Asia/Srednekolymsk Asia/Tashkent Asia/Yerevan|-nu0w00||
Asia/Baghdad|-15r19c0|10656=Baghdad|
Asia/Bahrain|-eukg00||42X52pyw1B4cor2vzEwwD
Asia/Bangkok|-1ayy2o0|24124=Bangkok|
Asia/Barnaul|-q4l400||
Asia/Beirut|-1ayy2o0||
Asia/Brunei|-mvnuo0||471B57+3uyCpkBo0i17MwwD
Asia/Calcutta Asia/Kolkata|-1oa9mo0|21200=Calcutta,19270=Madras|
Asia/Chita Asia/Khandyga Asia/Ust-Nera Asia/Yakutsk|-q4buo0||
Asia/Choibalsan Asia/Hovd Asia/Ulaanbaatar Asia/Ulan_Bator|-xmc800||
Asia/Chongqing Asia/Chungking Asia/Harbin Asia/Shanghai Europe/Andorra Kwajalein PRC Pacific/Fakaofo Pacific/Guam Pacific/Kiritimati Pacific/Kosrae Pacific/Kwajalein Pacific/Norfolk Pacific/Palau Pacific/Pitcairn Pacific/Tarawa|-100edc0||
Asia/Colombo|-1ayy2o0|19172=Moratuwa|
Asia/Dacca Asia/Dhaka|-15r19c0|21200=Calcutta|
Asia/Dili|-u9rgas||
Asia/Famagusta Asia/Nicosia Europe/Nicosia|-p4bk00||
Asia/Ho_Chi_Minh Asia/Saigon|-x55pc0|25590=Phu Lien|
Asia/Hong_Kong Hongkong|-y0hfmu||
Asia/Irkutsk|-1ayy2o0|25025=Irkutsk|
Asia/Istanbul Europe/Istanbul Europe/Sofia Turkey|-1ayy2o0|7016=Constantinople|
Asia/Jakarta|-1hfteo0|25632=Batavia|
Asia/Jayapura|-jeaw00||
Asia/Jerusalem Asia/Tel_Aviv Israel|-1ayy2o0|8440=Jerusalem|
Asia/Kabul Atlantic/South_Georgia|-15r19c0||
Asia/Kamchatka|-olr1c0||
Asia/Karachi Indian/Chagos Indian/Mauritius|-wvoyo0||
Asia/Kashgar Asia/Urumqi|-lx59c0||
Asia/Krasnoyarsk|-q37400||
Asia/Kuala_Lumpur|-100edc0|24925=Singapore|s1vBtl1m5hEugBy/30pImR6ukv8zBgrCgtrypQwlBw681bwxKwun82GxxK
Asia/Kuching|-mvnuo0||
Asia/Kuwait|-afrs00||4vW5nl7zlB5sB
Asia/Macao Asia/Macau|-y0hhc0||
Asia/Makassar Asia/Ujung_Pandang|-q3gdc0|28656=Makassar|
Asia/Manila|-10p615k||
Asia/Muscat|-q3gdc0||gvbh301h+CgV
Asia/Novokuznetsk Europe/Astrakhan|-nu2qo0||
Asia/Novosibirsk|-q4d8o0||
Asia/Omsk|-q5x9c0||
Asia/Phnom_Penh|-x55pc0|25590=Phu Lien|4lxB5t9uu3D0Zs+y7iJtYs39qy7BghHg/zvkEghHgo4lchiO
Asia/Pontianak|-w6oyo0|26240=Pontianak|
Asia/Pyongyang Asia/Seoul ROK|-w88io0||
Asia/Rangoon Asia/Yangon|-1ayy2o0|23087=Rangoon|
Asia/Riyadh|-bwg2o0||
Asia/Sakhalin|-xl7hc0||
Asia/Singapore Singapore|-100edc0|24925=Singapore|
Asia/Taipei ROC|-12mbuo0||
Asia/Tbilisi|-1ayy2o0|10751=Tbilisi|
Asia/Tehran Iran|-s6lxc0|12344=Tehran|
Asia/Thimbu Asia/Thimphu|-boiw00||
Asia/Tokyo Japan|-16smxsd||
Asia/Tomsk|-q3yw00||
Asia/Vientiane|-x55pc0|25590=Phu Lien|gjwBhr8uu3Ds8B07x7iJtYs39qy7BghHg/zvkEghHgo4lchiOgi+9+CghHg/y6jPhhH
Asia/Vladivostok|-olhs00||
Asia/Yekaterinburg|-rx56o0|13505=Perm|
Atlantic/Azores|-18vsio0|-6872=Horta|
Atlantic/Bermuda|-15r19c0|-15558=Bermuda|
Atlantic/Canary|-oyteo0||
Atlantic/Cape_Verde|-u9rg4s||
Atlantic/Faeroe Atlantic/Faroe|-wceio0||
Atlantic/Madeira|-18vsio0|-4056=Funchal|
Atlantic/Reykjavik Iceland|-wcx1c0||hqKhm+9z0DgpDgmtimRghHgp1hoBhhHgvkjUghHg54qsBhhHg/g6PghHg54qsBhhHgv43wCghHgpm1PhhHg/yuyhBghHgymgehhHgp4zTghHg/1wpBhhHgoxzTghHg4/roBhhHgwu4UghHgolimBhhHg4r9VghHgolimBhhHg4r9VghHgolimBhhHg4r9VghHgwinnBhhHgwu4UghHgwinnBhhHg4gxaghHgowuhBhhHg4gxaghHgowuhBhhHg4gxaghHgwtziBhhHgwjsZghHgowuhBhhHg4gxaghHgwtziBhhHg4gxaghHgowuhBhhHg4gxaghHgowuhBhhHg4gxaghHgowuhBhhHg4gxaghHgowuhBhhHg4gxaghHgwtziBhhHg4gxaghHgowuhBhhHg4gxaghHgowuhBhhHg4gxaghHgowuhBhhHg4gxaghHgowuhBhhHg4gxaghHgowuhBhhHg4gxaghHgwtziBhhHg4gxaghHgowuhBhhHg4gxaghHgowuhBhhHg4gxaghHgowuhBhhHg4gxaghHgowuhBhhHg4gxaghHgwtziBhhHg4gxaghH
Atlantic/St_Helena|-15r19c0|-1368=Jamestown|x1Cxqy13jBw1C
Atlantic/Stanley|-15r19c0|-13884=Stanley|
Australia/ACT Australia/Adelaide Australia/Broken_Hill Australia/Canberra Australia/Darwin Australia/LHI Australia/Lord_Howe Australia/Melbourne Australia/NSW Australia/North Australia/South Australia/Sydney Australia/Victoria Australia/Yancowinna|-133idc0||
Australia/Currie Australia/Hobart Australia/Tasmania|-12sls00||
Australia/Eucla Australia/Perth Australia/West|-12nx9c0||
CET Europe/Brussels MET|-1ayy2o0|1050=Brussels|
Chile/EasterIsland Pacific/Easter|-15r19c0|-26248=Easter Island|
EET Europe/Athens|-12rxpc0|5692=Athens|
Eire Europe/Dublin|-1anxs00|-1521=Dublin|
Europe/Amsterdam|-1ygf400|1172=Amsterdam|opCpxov+kDghHg3zmZhhHg7wvgBghHgwjsZhhHggzpgBghHgw4/dhhHg41kfghHgo76chhHg41kfghHgo76chhHg41kfghHgo76chhHg4v6dghHggzpgBhhHggx8mBghHgggjVhhHgo76cghHg41kfhhHgouhoBghHg4i+ThhHgo/3kBghHg4xnXhhHggo9kBghHggpiXhhHgw5nlBghHg408XhhHgglokBghHggs3XhhHg4ttkBghHgojyXhhHgw2ykBghHgw6sXhhHgolimBghHg4r9VhhHg4wilBghHgw9hYhhHgo8ikBghHg408XhhHgglokBghHggs3XhhHgw2ykBghHgw6sXhhHgw88lBghHg9oyG4BoxrwPhhHggo9kBghHggpiXhhHg4wilBghHgw9hYhhHg2/skBg3Lgssq0EhhHgomnYghHg41kfhhHgw4/dghHgw4/dhhHgw4/dghHgo1wbhhH
Europe/Belfast Europe/London GB GB-Eire|-1rprxc0||
Europe/Berlin Europe/Kaliningrad Europe/Vienna|-1420yo0||
Europe/Bratislava Europe/Prague|-1qmktc0|3464=Prague|
Europe/Bucharest|-14u7s00|6264=Bucharest|
Europe/Budapest|-15beao0||
Europe/Busingen Europe/Zurich|-1os4800|1786=Bern|
Europe/Chisinau Europe/Tiraspol|-1ayy2o0|6900=Chișinău,6264=Bucharest|
Europe/Copenhagen|-15r19c0|3020=Copenhagen|48F5sos+uEokB4yumiqBghHgn58WhhHgqs2tsBghHg65v0EhhHgomnYghHg41kfhhHgw4/dghHgw4/dhhHgw4/dghHgo9nWhhHgo61qBghHgo0oUhhHg4/roBghHgw5kQhhHg40/sBghHgo8/OhhH
Europe/Gibraltar|-1anxs00||
Europe/Guernsey|-tialc0||jmB/h3lrqDimB+7tgwFghHg4r9VhhHg41kfghHgwp2ahhHggt/eghHgw+pfhhHg4v6dghHgohlehhHg4v6dghHgo24iBhhHgg4raghHgohlehhHgwy1cghHggzpgBhhHggzpgBghHgomnYhhHgwtziBghHg4gxahhHgwtziBghHgg+1bhhHggzpgBghHgg+1bhhHg41kfghHgo76chhHgowuhBghHgg+1bhhHggzpgBghHgg+1bhhHg41kfghHgo76chhHggzpgBghHgg+1bhhHggzpgBghHgg+1bhhHg41kfghHgw4/dhhHggzpgBghHgg+1bhhHg41kfghHgo76chhHggzpgBghHgg+1bhhHggzpgBghHgg+1bhhHg41kfghHgo76chhHggzpgBghHg4q4jBhhHgw5kQghHg9qiVghHg61ysEhhHgomnYghHg41kfhhHgw4/dghHgw4/dhhHgw4/dghHggukRhhHghm7NhhHg41kfghHgo76chhHg4gxaghHg/tzEghHgoxzThhHghm7NhhHg4r9VghHgolimBhhHgwjsZghHgwtziBhhHgg+1bghHg41kfhhHgo76cghHg41kfhhHgw4/dghHg41kfhhHgo76cghHgg+1bhhHg41kfghHgo76chhHggzpgBghHgg+1bhhHgowuhBghHgg+1bhhHg41kfghHgo76chhHggzpgBghHgg+1bhhHggzpgBghHgg+1bhhHg41kfghHgo76chhHgo76cghHg4q4jBhhHgomnYghHg4q4jBhhHgwjsZghHgwtziBhhHgomnYghHg4q4jBhhHgomnYghHg4q4jBhhHgomnYghHg4q4jBhhHgomnYghHggo9kBhhHgg0uSghH
Europe/Helsinki Europe/Mariehamn|-1bss5c0|5989=Helsinki|
Europe/Isle_of_Man|-19a1hc0||njC78zgmjFmjC62q7q+BghHg4r9VhhHg41kfghHgwp2ahhHggt/eghHgw+pfhhHg4v6dghHgohlehhHg4v6dghHgo24iBhhHgg4raghHgohlehhHgwy1cghHggzpgBhhHggzpgBghHgomnYhhHgwtziBghHg4gxahhHgwtziBghHgg+1bhhHggzpgBghHgg+1bhhHg41kfghHgo76chhHgowuhBghHgg+1bhhHggzpgBghHgg+1bhhHg41kfghHgo76chhHggzpgBghHgg+1bhhHggzpgBghHgg+1bhhHg41kfghHgw4/dhhHggzpgBghHgg+1bhhHg41kfghHgo76chhHggzpgBghHgg+1bhhHggzpgBghHgg+1bhhHg41kfghHgo76chhHggzpgBghHg4q4jBhhHgw5kQghHgvuwnCghHgw5kQhhHgwinnBghHgwu4UhhHgwinnBghHg4r9VhhHgolimBghHgg+1bhhHg47ugBghHggukRhhHghm7NhhHg41kfghHgo76chhHg4gxaghHg/tzEghHgoxzThhHghm7NhhHg4r9VghHgolimBhhHgwjsZghHgwtziBhhHgg+1bghHg41kfhhHgo76cghHg41kfhhHgw4/dghHg41kfhhHgo76cghHgg+1bhhHg41kfghHgo76chhHggzpgBghHgg+1bhhHgowuhBghHgg+1bhhHg41kfghHgo76chhHggzpgBghHgg+1bhhHggzpgBghHgg+1bhhHg41kfghHgo76chhHgo76cghHg4q4jBhhHgomnYghHg4q4jBhhHgwjsZghHgwtziBhhHgomnYghHg4q4jBhhHgomnYghHg4q4jBhhHgomnYghHg4q4jBhhHgomnYghHggo9kBhhHgg0uSghH
Europe/Jersey|-11cery2||1fhwh/ymE0fgq453hBghHg4r9VhhHg41kfghHgwp2ahhHggt/eghHgw+pfhhHg4v6dghHgohlehhHg4v6dghHgo24iBhhHgg4raghHgohlehhHgwy1cghHggzpgBhhHggzpgBghHgomnYhhHgwtziBghHg4gxahhHgwtziBghHgg+1bhhHggzpgBghHgg+1bhhHg41kfghHgo76chhHgowuhBghHgg+1bhhHggzpgBghHgg+1bhhHg41kfghHgo76chhHggzpgBghHgg+1bhhHggzpgBghHgg+1bhhHg41kfghHgw4/dhhHggzpgBghHgg+1bhhHg41kfghHgo76chhHggzpgBghHgg+1bhhHggzpgBghHgg+1bhhHg41kfghHgo76chhHggzpgBghHg4q4jBhhHgw5kQghHg9qiVghHg61ysEhhHgomnYghHg41kfhhHgw4/dghHgw4/dhhHgw4/dghHggukRhhHghm7NhhHg41kfghHgo76chhHg4gxaghHg/tzEghHgoxzThhHghm7NhhHg4r9VghHgolimBhhHgwjsZghHgwtziBhhHgg+1bghHg41kfhhHgo76cghHg41kfhhHgw4/dghHg41kfhhHgo76cghHgg+1bhhHg41kfghHgo76chhHggzpgBghHgg+1bhhHgowuhBghHgg+1bhhHg41kfghHgo76chhHggzpgBghHgg+1bhhHggzpgBghHgg+1bhhHg41kfghHgo76chhHgo76cghHg4q4jBhhHgomnYghHg4q4jBhhHgwjsZghHgwtziBhhHgomnYghHg4q4jBhhHgomnYghHg4q4jBhhHgomnYghHg4q4jBhhHgomnYghHggo9kBhhHgg0uSghH
Europe/Kiev Europe/Kyiv Europe/Uzhgorod Europe/Zaporozhye|-1ayy2o0|7324=Kyiv|
Europe/Kirov|-qcwuso||
Europe/Ljubljana|-18vsio0||45G5hls4hFoH4//04rDghHgzq08ChhHgomnYghHg41kfhhHgw4/dghHgw4/dhhHgw4/dghHgo1wbhhH
Europe/Luxembourg|-y89400||o8Cpkp1r7D4kEoqvvvWghHgpn9WhhHgvmziBghHg54nXhhHgy7ziBghHgwjsZhhHgu2wLhhHg4w/PghHg7/4jBhhHg128VghHgirxpBhhHgussXghHg6+ilBhhHgm77YghHgh6pgBhhHg/rpgBghHgis2bhhHgmt6cghHg58kfhhHgn6keghHg526dhhHg/rpgBghHghl2bhhHg3ukfghHgpi7chhHg/rpgBghHgpi7chhHg/rpgBghHgjz2bhhHg41kfghHgo76chhHggzpgBghHgg+1bhhHgw4/dghHgw4/dhhHgo76cghHggzpgBhhHgw4/dghHgw4/dhhHgo76cghHg41kfhhHggzpgBghHgg+1bhhHgw4/dghHgw4/dhhHgo76cghHg41kfhhHggzpgBghHg4q4jBhhHgw5kQghHgozgNghHgvt00EhhHgomnYghHg41kfhhHgw4/dghHgg+1bhhHggzpgBghHgo1wbhhHg4/roBghHg4xnXhhH
Europe/Madrid|-100ee0k||
Europe/Malta|-13qytc0||
Europe/Minsk|-1ayy2o0|6600=Minsk|
Europe/Monaco|-14hnxc0|561=Paris|4uD5mw59xE3rC2715sjBjjBi6295JghHg45+RhhHgwy1cghHg47ugBhhHg46mZghHgo24iBhhHgw9hYghHgwz9jBhhHggj4VghHgg9wpBhhHgw6sXghHg4wilBhhHgop8YghHggzpgBhhHgolimBghHg4r9VhhHgo76cghHg41kfhhHgw4/dghHgw4/dhhHggzpgBghHgg+1bhhHg41kfghHgo76chhHggzpgBghHgo76chhHggzpgBghHgg+1bhhHg41kfghHgo76chhHggzpgBghHgg+1bhhHgw4/dghHgw4/dhhHgo76cghHggzpgBhhHgw4/dghHgw4/dhhHgo76cghHg41kfhhHggzpgBghHgg+1bhhHgw4/dghHgw4/dhhHgo76cghHg41kfhhHggzpgBghHg4q4jBhhHgzulQghHglp1nCghHgv8rZhhHgxqsZghHgywnnBhhHgomnYghHg41kfhhHgw4/dghHg+++ehhHgiygdghHgo1wbhhH
Europe/Moscow W-SU|-1ayy2o0|9017=Moscow,9079=Moscow|
Europe/Riga|-1ayy2o0|5794=Riga|
Europe/Rome Europe/San_Marino Europe/Vatican|-1hs7pc0|2996=Rome|
Europe/Samara|-qcwuq4||
Europe/Sarajevo|-18vsio0||o0Ip8ms4hFpzBo6h14rDghHgzq08ChhHgomnYghHg41kfhhHgw4/dghHgw4/dhhHgw4/dghHgo1wbhhH
Europe/Saratov|-qcwvgu||
Europe/Simferopol|-1ayy2o0|8160=Simferopol|
Europe/Skopje|-18vsio0||whKxpos4hFxgDwnj14rDghHgzq08ChhHgomnYghHg41kfhhHgw4/dghHgw4/dhhHgw4/dghHgo1wbhhH
Europe/Stockholm|-1bhq000||4uI5mwplrF9sB88p/vnBd8vsk5eghHgpn9WhhH
Europe/Tallinn|-1ayy2o0|5940=Tallinn|
Europe/Ulyanovsk|-qcwv1c||
Europe/Vaduz|-13g42o0||4uE529vluEoyC42yto4CghHgwjsZhhHgwtziBghHgwjsZhhH
Europe/Vilnius|-1ayy2o0|5040=Warsaw,5736=Kaunas|
Europe/Volgograd|-q3co00||
Europe/Warsaw Poland|-1ayy2o0|5040=Warsaw|
Europe/Zagreb|-18vsio0||wvHx3ls4hFxOw1g14rDghHgzq08ChhHgomnYghHg41kfhhHgw4/dghHgw4/dhhHgw4/dghHgo1wbhhH
HST Pacific/Honolulu Pacific/Johnston US/Hawaii|-12lopc0||
Indian/Antananarivo|-uj8800||4oW5g5whuD5lB4s5/nwCghHgo8/OhhH
Indian/Christmas|-133idc0||4xxB5hrl9sE5K
Indian/Cocos|-10j6ao0||4ttB51sr1jE4I
Indian/Comoro|-uj8800||gpUhh3whuDga
Indian/Kerguelen|||Ah4u6zlBgljB
Indian/Mahe|-wvoyo0||4/Z5n8jw2DokC
Indian/Maldives|-1ayy2o0|17640=Malé|
Indian/Mayotte|-uj8800||wmVx+3whuDxD
Indian/Reunion|-ukrs00||ggahojvmuDgkC
NZ NZ-CHAT Pacific/Auckland Pacific/Chatham|-1gso2o0||
Pacific/Apia Pacific/Pago_Pago Pacific/Samoa US/Samoa|-usjeo0||
Pacific/Bougainville Pacific/Port_Moresby|-1ayy2o0|35312=Port Moresby|
Pacific/Chuuk Pacific/Truk Pacific/Yap|-100edc0||pzhD5sg5jrHg4oFg4zxqpD5a4y+t7ZhhHghrhlIghHgnog2pBhhHgpi8kIghH
Pacific/Efate Pacific/Noumea|-u959c0||
Pacific/Fiji|-sa2000||
Pacific/Funafuti|-100edc0||og0Cpw5n5hE4L
Pacific/Gambier Pacific/Guadalcanal Pacific/Marquesas Pacific/Tahiti|-tvo2o0||
Pacific/Majuro|-100edc0||gowCh41n5hEh9Cg1gu7ZhiOgiyhlIgiOg+9s2hBhhHgpqz/HhhHgx+sqFgiOg+pjpwBghH
Pacific/Midway|-100edc0||xkzCxryi5hEw5Fw234noDghHgn1/OhhH
Pacific/Nauru|-pjwo00||
Pacific/Niue Pacific/Rarotonga|-8zcqo0||
Pacific/Pohnpei Pacific/Ponape|-100edc0||5y+Cptj5jrHg4oFg4zxqpD4lDoy6t7ZhiOgiyhlIgiOg+9s2hBhhHgpqz/HhhHgpi8kIgiO
Pacific/Saipan|-100edc0||5tkDpy94jrHg4oFg4zxqpDphFoput7xCghHgx64kcghHgv98/ChhHgxjwsMghH44zw0ChhHon7nYghHgv9wLhhH
Pacific/Tongatapu|-coqlc0||
Pacific/Wake|-100edc0||ojuCpzzn5hE4oG
Pacific/Wallis|-100edc0||wl2Cx17n5hEx5B`;
