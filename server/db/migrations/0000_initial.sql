CREATE TABLE "access_codes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "access_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"code_hash" text NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"category_order" integer,
	"image_url" text,
	"active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"customer_type" text DEFAULT 'PRIVATE' NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"lastname" text DEFAULT '' NOT NULL,
	"vat_id_or_tax_id" text DEFAULT '' NOT NULL,
	"mobile_number" text DEFAULT '' NOT NULL,
	"street_name" text DEFAULT '' NOT NULL,
	"house_number" text DEFAULT '' NOT NULL,
	"street_addition" text DEFAULT '' NOT NULL,
	"postal_code" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"country" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "customers_email_unique" UNIQUE("email"),
	CONSTRAINT "customers_email" CHECK ("customers"."email" = lower("customers"."email") and "customers"."email" like '%_@_%'),
	CONSTRAINT "customers_type" CHECK ("customers"."customer_type" in ('PRIVATE', 'COMMERCIAL'))
);
--> statement-breakpoint
CREATE TABLE "delivery_addresses" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "delivery_addresses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" bigint NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"street_name" text NOT NULL,
	"house_number" text NOT NULL,
	"street_addition" text DEFAULT '' NOT NULL,
	"postal_code" text NOT NULL,
	"city" text NOT NULL,
	"country" text NOT NULL,
	"delivery_instruction" text DEFAULT '' NOT NULL,
	"is_primary" boolean DEFAULT false NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "discounts" (
	"code" text PRIMARY KEY NOT NULL,
	"percent" integer,
	"amount" integer,
	"valid_from" timestamp with time zone,
	"valid_until" timestamp with time zone,
	"minimum_total" integer DEFAULT 0 NOT NULL,
	"maximum_uses" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "discounts_code" CHECK ("discounts"."code" = upper(btrim("discounts"."code")) and "discounts"."code" <> ''),
	CONSTRAINT "discounts_kind" CHECK (("discounts"."percent" is null) <> ("discounts"."amount" is null)),
	CONSTRAINT "discounts_percent" CHECK ("discounts"."percent" between 1 and 100),
	CONSTRAINT "discounts_amount" CHECK ("discounts"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "line_items" (
	"order_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"product_id" integer NOT NULL,
	"name" text NOT NULL,
	"quantity" integer NOT NULL,
	"unit_price" integer NOT NULL,
	"vat_rate" integer NOT NULL,
	CONSTRAINT "line_items_order_id_position_pk" PRIMARY KEY("order_id","position"),
	CONSTRAINT "line_items_orderId_productId_unique" UNIQUE("order_id","product_id"),
	CONSTRAINT "line_items_quantity" CHECK ("line_items"."quantity" between 1 and 999),
	CONSTRAINT "line_items_unit_price" CHECK ("line_items"."unit_price" > 0)
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"payload" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"last_error" text,
	CONSTRAINT "outbox_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_orders" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"public_id" uuid NOT NULL,
	"customer_id" bigint,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"fulfilment" text NOT NULL,
	"locale" text NOT NULL,
	"customer" jsonb NOT NULL,
	"address" jsonb,
	"prefer_date_and_time" text,
	"delivery_instruction" text,
	"discount_code" text,
	"subtotal" integer NOT NULL,
	"discount" integer DEFAULT 0 NOT NULL,
	"total" integer NOT NULL,
	"fingerprint" text NOT NULL,
	"payment_session_id" text,
	"payment_url" text,
	"payment_intent_id" text,
	"payment_expires_at" timestamp with time zone NOT NULL,
	"next_check_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"paid_at" timestamp with time zone,
	"canceled_at" timestamp with time zone,
	CONSTRAINT "product_orders_publicId_unique" UNIQUE("public_id"),
	CONSTRAINT "product_orders_paymentSessionId_unique" UNIQUE("payment_session_id"),
	CONSTRAINT "product_orders_status" CHECK ("product_orders"."status" in ('PENDING', 'PAID', 'CANCELED')),
	CONSTRAINT "product_orders_fulfilment" CHECK ("product_orders"."fulfilment" in ('DELIVERY', 'PICKUP')),
	CONSTRAINT "product_orders_address" CHECK ("product_orders"."fulfilment" = 'PICKUP' or "product_orders"."address" is not null),
	CONSTRAINT "product_orders_money" CHECK ("product_orders"."total" > 0 and "product_orders"."discount" >= 0 and "product_orders"."total" = "product_orders"."subtotal" - "product_orders"."discount"),
	CONSTRAINT "product_orders_paid" CHECK (("product_orders"."status" = 'PAID') = ("product_orders"."paid_at" is not null)),
	CONSTRAINT "product_orders_canceled" CHECK ("product_orders"."status" <> 'CANCELED' or "product_orders"."canceled_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" integer PRIMARY KEY NOT NULL,
	"seller_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"price" integer NOT NULL,
	"image_url" text,
	"image_url_extra" text,
	"unit" text NOT NULL,
	"serves_from" integer,
	"serves_to" integer,
	"net_amount" numeric,
	"net_unit" text,
	"vat_rate" integer NOT NULL,
	"deposit" integer DEFAULT 0 NOT NULL,
	"allergens" text[] DEFAULT '{}' NOT NULL,
	"additives" text[] DEFAULT '{}' NOT NULL,
	"diets" text[] DEFAULT '{}' NOT NULL,
	"alcohol_by_volume" numeric,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "products_price" CHECK ("products"."price" > 0),
	CONSTRAINT "products_deposit" CHECK ("products"."deposit" >= 0),
	CONSTRAINT "products_vat_rate" CHECK ("products"."vat_rate" in (0, 7, 19)),
	CONSTRAINT "products_serves" CHECK ("products"."serves_from" is null or "products"."serves_to" >= "products"."serves_from")
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "sellers" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"image_url" text,
	"active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"token_hash" text NOT NULL,
	"customer_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"public" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "used_captchas" (
	"signature" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "delivery_addresses" ADD CONSTRAINT "delivery_addresses_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "line_items" ADD CONSTRAINT "line_items_order_id_product_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."product_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_orders" ADD CONSTRAINT "product_orders_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_orders" ADD CONSTRAINT "product_orders_discount_code_discounts_code_fk" FOREIGN KEY ("discount_code") REFERENCES "public"."discounts"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "access_codes_email_id_index" ON "access_codes" USING btree ("email","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "access_codes_expires_at_index" ON "access_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "delivery_addresses_customer_id_index" ON "delivery_addresses" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "delivery_addresses_one_primary" ON "delivery_addresses" USING btree ("customer_id") WHERE "delivery_addresses"."is_primary" and "delivery_addresses"."active";--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("next_attempt_at") WHERE "outbox"."sent_at" is null and "outbox"."failed_at" is null;--> statement-breakpoint
CREATE INDEX "payment_events_received_at_index" ON "payment_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "product_orders_customer_id_id_index" ON "product_orders" USING btree ("customer_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "product_orders_open" ON "product_orders" USING btree ("next_check_at") WHERE "product_orders"."status" = 'PENDING';--> statement-breakpoint
CREATE INDEX "product_orders_fingerprint" ON "product_orders" USING btree ("fingerprint") WHERE "product_orders"."status" = 'PENDING';--> statement-breakpoint
CREATE INDEX "product_orders_discount" ON "product_orders" USING btree ("discount_code") WHERE "product_orders"."status" <> 'CANCELED';--> statement-breakpoint
CREATE INDEX "products_seller_id_index" ON "products" USING btree ("seller_id");--> statement-breakpoint
CREATE INDEX "products_category_id_index" ON "products" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "rate_limits_expire_index" ON "rate_limits" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "sessions_customer_id_index" ON "sessions" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "sessions_ends_at_index" ON "sessions" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "used_captchas_expires_at_index" ON "used_captchas" USING btree ("expires_at");